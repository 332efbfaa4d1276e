/**
 * A button of the server's HTML that is pressed before its part of the page answers: the press is kept and done then.
 * Parts inside of Suspense wake up later than the page around them, each when its own script has arrived.
 */

import { useEffect } from "react";

/**
 * Inline, before anything is painted. Links work without a script; of several presses the last one counts. React marks
 * every element that it is about to answer for, and `data-hydrated` says that the page around them stands. A part that
 * changes while it wakes up, as when somebody is logged in, is drawn anew: the button is then known by what it says.
 */
export const keepEarlyPress = `(() => {
  const buttons = "button, [role=button]";
  const tryEveryMs = 50;
  const keepForMs = 15_000;
  const isAwake = (button) =>
    "hydrated" in document.documentElement.dataset &&
    Object.keys(button).some((key) => key.startsWith("__reactProps$"));
  const labelOf = (button) => button.getAttribute("aria-label") || button.textContent;
  const successorOf = (pressed) => {
    const same = [...document.querySelectorAll(buttons)].filter((one) => labelOf(one) === labelOf(pressed));
    return same.length === 1 ? same[0] : null;
  };
  let timer;
  document.addEventListener("click", (event) => {
    clearInterval(timer);
    const pressed = event.target instanceof Element && event.target.closest(buttons);
    if (!pressed || isAwake(pressed)) return;
    event.preventDefault();
    event.stopPropagation();
    const pressedAt = Date.now();
    const { href } = location;
    timer = setInterval(() => {
      if (location.href !== href || Date.now() - pressedAt > keepForMs) return clearInterval(timer);
      const button = pressed.isConnected ? pressed : successorOf(pressed);
      if (!button || !isAwake(button)) return;
      clearInterval(timer);
      button.click();
    }, tryEveryMs);
  }, true);
})();`;

/** Marks the document as soon as the page stands. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
}
