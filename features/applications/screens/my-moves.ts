/** What an educator may do with an application now, by the same table as the server's. */
import { isOpen } from "#features/jobs/screens/job-parts.ts";
import type { ApplicationState } from "../application-constants.ts";
import { movesOffered } from "../application-transitions.ts";
import type { OwnApplication } from "./apply-draft.ts";

export function myMoves(application: OwnApplication, now = new Date()): ApplicationState[] {
  const { aasmState, jobListing, stateChangedAt, meta } = application;
  const { timesSubmitted = 1 } = (meta ?? {}) as { timesSubmitted?: number };
  // The employer's last act is not told; the last change is never before it.
  const facts = {
    aasmState,
    jobOpen: !!jobListing?.listingStatus && isOpen(jobListing),
    timesSubmitted,
    employerLastActedAt: stateChangedAt,
  };
  return movesOffered(facts, "educator", now);
}
