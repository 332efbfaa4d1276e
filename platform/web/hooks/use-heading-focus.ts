/**
 * For pages that change within one address, one question after another: the new H1 takes the focus, the page scrolls to
 * the top, and Ctrl/⌘Enter continues from anywhere in the frame.
 *
 *     const frame = useHeadingFocus(step);
 *     <div ref={frame}>…</div>
 */
import { useEffect, useRef } from "react";

/** `step` names the page shown. Inside a form Ctrl/⌘Enter belongs to the form; elsewhere it clicks `[data-continue]`. */
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
    element.addEventListener("keydown", continueByKey);
    return () => element.removeEventListener("keydown", continueByKey);
  }, []);
  return frame;
}

function continueByKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  const { currentTarget: frame, target } = event;
  if (!(frame instanceof HTMLElement) || !(target instanceof Element) || target.closest("form")) return;
  const button = frame.querySelector<HTMLElement>("[data-continue]");
  if (button) button.click();
  else frame.querySelector("form")?.requestSubmit();
}
