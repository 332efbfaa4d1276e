/**
 * For pages that change within one address, one question after another: the focus goes to the new H1, read from its
 * top, and Ctrl/⌘Enter goes on from anywhere in the frame.
 *
 *     const frame = useHeadingFocus(step);
 *     <div ref={frame}>…</div>
 */
import { useEffect, useRef } from "react";

/** `step` names the page shown. Inside a form Ctrl/⌘Enter is the form's own; `[data-continue]` is pressed elsewhere. */
export function useHeadingFocus(step: string) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    frame.current?.querySelector("h1")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  useEffect(() => {
    const element = frame.current!;
    element.addEventListener("keydown", goOnByKey);
    return () => element.removeEventListener("keydown", goOnByKey);
  }, []);
  return frame;
}

function goOnByKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  const frame = event.currentTarget as HTMLElement;
  if ((event.target as Element).closest("form")) return;
  const button = frame.querySelector<HTMLElement>("[data-continue]");
  if (button) button.click();
  else frame.querySelector("form")?.requestSubmit();
}
