/**
 * The job events that other features listen to: one for each state that a job reaches, after
 * `job_listings.updated`.
 */
import type { RowChange } from "#platform/server/events.ts";
import type { ListingStatus } from "../../job-constants.ts";

/** `hiredApplicationIds`: of a job that closes, the applications that were hired. */
export type JobTransition = RowChange<"jobListings"> & { hiredApplicationIds?: string[] };

type JobEvents = { [State in ListingStatus as `job_listings.${State}`]: JobTransition };

declare module "#platform/server/events.ts" {
  interface FeatureEvents extends JobEvents {}
}
