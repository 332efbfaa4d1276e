/** A button of the server's HTML that is pressed before the page's script is there: the press is kept and done then. */
import { useEffect } from "react";

declare global {
  interface Window {
    pressedEarly?: () => void;
  }
}

/** Inline, before anything is painted. Links work without a script; of several presses the last one counts. */
export const keepEarlyPress = `(() => {
  let pressed = null;
  const keep = (event) => {
    const button = event.target instanceof Element && event.target.closest("button, [role=button]");
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  document.addEventListener("click", keep, true);
  window.pressedEarly = () => {
    document.removeEventListener("click", keep, true);
    if (pressed && pressed.isConnected) pressed.click();
    pressed = null;
  };
})();`;

/** Once the page answers: from here on presses go their usual way, and the kept one goes first. */
export function usePressedEarly(): void {
  useEffect(() => {
    window.pressedEarly?.();
    delete window.pressedEarly;
  }, []);
}
