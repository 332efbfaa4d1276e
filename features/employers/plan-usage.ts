/** The limits of a plan and their usage, as the employer's team reads them in `meta.plan`. */

/** Null means no limit. */
export interface PlanLimits {
  /** The plan's name; null without a subscription. */
  name: string | null;
  trial: boolean;
  activeJobListingLimit: number | null;
  locationLimit: number | null;
}

export interface PlanUsage extends PlanLimits {
  activeJobListings: number;
  locations: number;
}

/** Whether one more would be too many. */
export const isFull = (used: number, limit: number | null | undefined) =>
  limit !== null && limit !== undefined && used >= limit;
