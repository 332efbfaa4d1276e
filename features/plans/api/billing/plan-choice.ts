/** What a change of plan is: bought for the first time, bigger and at once, or smaller and at the period's end. */
import type { PriceInterval } from "../../price.ts";

export interface PlanTerms {
  /** The plan's place among the plans, from small to large. */
  position: number;
  priceCents: number;
  interval: PriceInterval;
  locations: number;
}

export const changeTimes = ["checkout", "now", "period_end"] as const;
export type ChangeTime = (typeof changeTimes)[number];

/**
 * When a change takes effect. Whatever gives more begins at once; whatever gives less in any way begins when what is paid
 * is used up, so that no change ever ends in a refund.
 */
export function timeOfChange(from: PlanTerms | null, to: PlanTerms): ChangeTime {
  if (!from) return "checkout";
  const isSmaller = to.position < from.position || to.locations < from.locations;
  const isShorter = from.interval === "year" && to.interval === "month";
  const isCheaper = from.interval === to.interval && costOf(to) < costOf(from);
  return isSmaller || isShorter || isCheaper ? "period_end" : "now";
}

const costOf = ({ priceCents, locations }: PlanTerms) => priceCents * locations;
