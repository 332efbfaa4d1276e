/** When a subscription renews: the same day and hour (UTC) of a later month, or that month's last day. */
import { tz } from "@date-fns/tz";
import { addMonths } from "date-fns";
import type { PriceInterval } from "./price.ts";
import type { Period } from "./proration.ts";

export interface Recurrence {
  interval: PriceInterval;
  intervalCount: number;
}

/**
 * The end of the n-th period. Always counted from the first start: after February 28 a subscription of
 * January 31 renews on March 31.
 */
export function endOfPeriod(anchor: Date, { interval, intervalCount }: Recurrence, number = 1): Date {
  const months = (interval === "year" ? 12 : 1) * intervalCount * number;
  return new Date(addMonths(anchor, months, { in: tz("UTC") }).getTime());
}

/** The period a moment falls in; one before the first start falls in the first. */
export function periodAt(anchor: Date, recurrence: Recurrence, at: Date): Period {
  let [number, start] = [1, anchor];
  for (;;) {
    const end = endOfPeriod(anchor, recurrence, number);
    if (end > at) return { start, end };
    [number, start] = [number + 1, end];
  }
}

/** The locations a subscription is paid for: those there are, at least one, at most what the plan carries. */
export const paidLocations = (locations: number, limit: number | null): number =>
  Math.max(1, limit === null ? locations : Math.min(locations, limit));
