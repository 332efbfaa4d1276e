/** How long one act on a page takes until its answer is painted, and until what it leads to shows. */
import type { Page } from "@playwright/test";

export interface InteractionTimes {
  /** The longest wait from an input of the act to the next paint (INP); inputs that took less than 16 ms count as 0. */
  interactionMs: number;
  /** From the first press until the content showed; null where the act leads to none, or it never came. */
  shownMs: number | null;
}

interface Watch {
  interactionMs: number;
  shownMs: number | null;
}

type WatchedWindow = Window & { interaction?: Watch & { observer: PerformanceObserver } };

/** Until the answer to a slow input has been painted and reported. */
const reportMs = 1_000;
const contentTimeoutMs = 20_000;

/**
 * @param content CSS selector of what the act leads to: shown when an element matches that is visible, and none of
 *   `before` is the same element with the same text.
 */
export async function measureInteraction(
  page: Page,
  act: () => Promise<void>,
  content?: string,
): Promise<InteractionTimes> {
  await page.evaluate(watchInteraction, content ?? null);
  await act();
  if (content)
    await page
      .waitForFunction(() => (window as WatchedWindow).interaction?.shownMs !== null, null, {
        timeout: contentTimeoutMs,
      })
      .catch(() => undefined);
  await page.waitForTimeout(reportMs);
  return page.evaluate(() => {
    const { interactionMs, shownMs } = (window as WatchedWindow).interaction!;
    return { interactionMs, shownMs };
  });
}

/** Runs in the page. */
function watchInteraction(content: string | null): void {
  const watched = window as WatchedWindow;
  watched.interaction?.observer.disconnect();
  const seen: Watch = { interactionMs: 0, shownMs: null };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      // Events of a drag belong to no interaction of their own.
      if (entry.interactionId || /^(drag|drop)/.test(entry.name))
        seen.interactionMs = Math.max(seen.interactionMs, entry.duration);
  });
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  watched.interaction = Object.assign(seen, { observer });
  if (content === null) return;
  const textOf = () =>
    [...document.querySelectorAll<HTMLElement>(content)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.innerText.trim())
      .find(Boolean);
  const before = textOf();
  const start = ({ timeStamp }: Event) => {
    const look = () => {
      const text = textOf();
      if (text && text !== before) seen.shownMs = performance.now() - timeStamp;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  const once = { capture: true, once: true };
  addEventListener("click", start, once);
}
