/** Which page of onboarding comes next, and which came before. Pure. */
import type { FlowPage } from "./flow-pages.ts";

/** The page of a question, a part or a stop, by its key. */
export const pageOf = (pages: readonly FlowPage[], key: unknown): FlowPage | undefined =>
  pages.find((page) => page.key === key || page.items.some((item) => item.key === key));

export const firstOpen = (pages: readonly FlowPage[]) => pages.find(({ isPassed }) => !isPassed);

/**
 * The page after Continue; null is the check at the end. Reviewing answered pages proceeds page by page,
 * otherwise to the next open page.
 */
export function pageAfter(
  pages: readonly FlowPage[],
  key: string,
  { isReview = false } = {},
): FlowPage | null {
  const behind = pages.slice(pages.findIndex((page) => page.key === key) + 1);
  const next = isReview ? behind[0] : firstOpen(behind);
  return next ?? firstOpen(pages.filter((page) => page.key !== key)) ?? null;
}

export function pageBefore(pages: readonly FlowPage[], key: string): FlowPage | null {
  return pages[pages.findIndex((page) => page.key === key) - 1] ?? null;
}

/** After a change from the check: what the new answer rejects with, else null, which is back to the check. */
export function pageAfterChange(pages: readonly FlowPage[], key: string): FlowPage | null {
  const next = pages[pages.findIndex((page) => page.key === key) + 1];
  return next?.stop ? next : null;
}

/** Its place among all pages, from 1: there is one progress from the first page to the last. */
export function stepOf(pages: readonly FlowPage[], key: string): { step: number; total: number } {
  const steps = pages.filter(({ stop }) => !stop);
  return { step: steps.findIndex((page) => page.key === key) + 1, total: steps.length };
}
