/**
 * Replays clicks on buttons of the server's HTML that came before their part of the page was hydrated. Parts inside
 * Suspense are hydrated later than the page around them, each when its own script and data have arrived.
 */

import { useEffect } from "react";

/**
 * Inline, before anything is painted. A click that React delivers to nobody (`markReceivedClick`) is repeated until it
 * is received; nothing else tells reliably whether a part is hydrated: React's marks on its elements come before.
 * Links work without a script; of several clicks the last one counts. A part that changes while it hydrates, as for a
 * signed-in reader, is rendered again: the button is then found by its label.
 */
export const replayEarlyClicks = `(() => {
  const buttons = "button, [role=button]";
  const pollIntervalMs = 50;
  const maxWaitMs = 15_000;
  const labelOf = (button) => button.getAttribute("aria-label") || button.textContent;
  const successorOf = (clicked) => {
    const same = [...document.querySelectorAll(buttons)].filter((one) => labelOf(one) === labelOf(clicked));
    return same.length === 1 ? same[0] : null;
  };
  let latest;
  let timer;
  let isReplay = false;
  const repeatUntilReceived = (clicked) => {
    const clickedAt = Date.now();
    const { pathname } = location;
    timer = setInterval(() => {
      const isOver = location.pathname !== pathname || Date.now() - clickedAt > maxWaitMs;
      if (latest.isReceived || isOver) return clearInterval(timer);
      isReplay = true;
      (clicked.isConnected ? clicked : successorOf(clicked))?.click();
      isReplay = false;
    }, pollIntervalMs);
  };
  addEventListener("click", (event) => {
    latest = event;
    if (isReplay) return;
    clearInterval(timer);
    const clicked = event.target instanceof Element && event.target.closest(buttons);
    if (clicked) repeatUntilReceived(clicked);
  }, true);
  addEventListener("submit", (event) => {
    if (latest && !latest.isReceived) event.preventDefault();
  }, true);
})();`;

/** For the capture phase of the outermost element: says that React has delivered the click. */
export function markReceivedClick({ nativeEvent }: React.MouseEvent): void {
  Object.assign(nativeEvent, { isReceived: true });
}

/** Marks the document as soon as the page is hydrated. */
export function useMarkHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
}
