/** A rejection is told after half an hour, so that a slip can be undone before anybody is hurt (domain page, section 6). */
import type { Actor } from "#platform/shared/actor.ts";
import type { ApplicationState } from "./application-constants.ts";

export const rejectionWaitsMinutes = 30;

interface Rejected {
  aasmState: string;
  rejectionTellAt: Date | null;
  stateBeforeRejection: string | null;
}

/** Whether the rejection has not been told yet. */
export const isUntold = (row: Rejected, now: Date): boolean =>
  row.aasmState === "rejected" && row.rejectionTellAt !== null && row.rejectionTellAt > now;

/** The state as this reader may know it: until it is told, the educator sees the state before. */
export const shownState = (row: Rejected, me: Actor, now: Date): ApplicationState =>
  (me.kind === "educator" && isUntold(row, now)
    ? row.stateBeforeRejection
    : row.aasmState) as ApplicationState;
