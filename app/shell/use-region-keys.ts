/** Keys that work everywhere: F6 cycles through the regions (toasts among them), Ctrl/⌘K opens "Go to…". */
import { useEffect } from "react";

const regions = "[data-toasts]:not(:empty), header[role=banner], nav[data-region], [data-pane], main";

export function useRegionKeys(openGoTo: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "F6" && !document.querySelector("dialog[open]")) {
        event.preventDefault();
        nextRegion(event.shiftKey ? -1 : 1);
      }
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        openGoTo();
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the opener only sets state
  }, []);
}

function nextRegion(step: number) {
  const visibleRegions = [...document.querySelectorAll<HTMLElement>(regions)].filter((region) =>
    region.checkVisibility(),
  );
  const currentIndex = visibleRegions.findLastIndex((region) => region.contains(document.activeElement));
  const next = visibleRegions[(currentIndex + step + visibleRegions.length) % visibleRegions.length];
  const target = next?.matches("main, [data-pane]") ? next : next?.querySelector<HTMLElement>("a, button");
  (target ?? next)?.focus();
}
