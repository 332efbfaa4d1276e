/** How much of the window an on-screen keyboard covers, as --keyboard: what sticks to the bottom stays above it. */
import { useEffect } from "react";

export function useKeyboardInset(frame: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      // A page that is zoomed in shows less of itself, too: that is no keyboard.
      frame.current?.style.setProperty("--keyboard", view.scale > 1.05 ? "0px" : `${Math.round(covered)}px`);
    };
    view.addEventListener("resize", measure);
    view.addEventListener("scroll", measure);
    return () => {
      view.removeEventListener("resize", measure);
      view.removeEventListener("scroll", measure);
    };
  }, [frame]);
}
