/**
 * Replays clicks on buttons of the server's HTML that came before their part of the page was hydrated. Parts inside
 * Suspense are hydrated later than the page around them, each when its own script has arrived.
 */

import { useEffect } from "react";

/**
 * Inline, before anything is painted. Links work without a script; of several clicks the last one counts. React marks
 * every element that it handles, and `data-hydrated` marks a hydrated page. A part that changes while it hydrates, as
 * for a signed-in reader, is rendered again: the button is then found by its label.
 */
export const replayEarlyClicks = `(() => {
  const buttons = "button, [role=button]";
  const pollIntervalMs = 50;
  const maxWaitMs = 15_000;
  const isHydrated = (button) =>
    "hydrated" in document.documentElement.dataset &&
    Object.keys(button).some((key) => key.startsWith("__reactProps$"));
  const labelOf = (button) => button.getAttribute("aria-label") || button.textContent;
  const successorOf = (clicked) => {
    const same = [...document.querySelectorAll(buttons)].filter((one) => labelOf(one) === labelOf(clicked));
    return same.length === 1 ? same[0] : null;
  };
  let timer;
  document.addEventListener("click", (event) => {
    clearInterval(timer);
    const clicked = event.target instanceof Element && event.target.closest(buttons);
    if (!clicked || isHydrated(clicked)) return;
    event.preventDefault();
    event.stopPropagation();
    const clickedAt = Date.now();
    const { href } = location;
    timer = setInterval(() => {
      if (location.href !== href || Date.now() - clickedAt > maxWaitMs) return clearInterval(timer);
      const button = clicked.isConnected ? clicked : successorOf(clicked);
      if (!button || !isHydrated(button)) return;
      clearInterval(timer);
      button.click();
    }, pollIntervalMs);
  }, true);
})();`;

/** Marks the document as soon as the page is hydrated. */
export function useMarkHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
}
