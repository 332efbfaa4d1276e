/** What a plan allows and how much of it is used, as the employer's own people read it in `meta.plan`. */

/** A limit that is null is none. */
export interface PlanLimits {
  /** The plan's name; null where none is set up. */
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
