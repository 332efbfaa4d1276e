/** Keys that work everywhere: F6 goes round the regions (toasts among them), Ctrl/⌘K opens "Go to…". */
import { useEffect } from "react";

const regions = "[data-toasts]:not(:empty), header[role=banner], nav[data-region], [data-pane], main";

export function useRegionKeys(openGoTo: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "F6" && !document.querySelector("dialog[open]")) {
        event.preventDefault();
        nextRegion(event.shiftKey ? -1 : 1);
      }
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        openGoTo();
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the opener only sets state
  }, []);
}

function nextRegion(step: number) {
  const all = [...document.querySelectorAll<HTMLElement>(regions)].filter((region) =>
    region.checkVisibility(),
  );
  const here = all.findLastIndex((region) => region.contains(document.activeElement));
  const next = all[(here + step + all.length) % all.length];
  const target = next?.matches("main, [data-pane]") ? next : next?.querySelector<HTMLElement>("a, button");
  (target ?? next)?.focus();
}
