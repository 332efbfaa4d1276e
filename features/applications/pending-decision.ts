/**
 * A rejection is sent after 30 minutes and an offer after 5, so that a mistake can be undone before the educator learns
 * of it.
 */
import type { Actor } from "#platform/shared/actor.ts";
import { minuteMs } from "#platform/shared/duration.ts";
import type { ApplicationState } from "./application-constants.ts";

export const rejectionDelayMinutes = 30;
export const offerDelayMinutes = 5;

interface RejectionFields {
  aasmState: string;
  rejectionEmailAt: Date | string | null;
}

interface OfferFields {
  aasmState: string;
  offerEmailAt: Date | string | null;
}

interface DecisionFields extends RejectionFields, OfferFields {
  stateBeforeRejection: string | null;
  stateBeforeOffer: string | null;
}

/** Whether the educator has not been notified of the rejection yet. */
export const isRejectionPending = (row: RejectionFields, now: Date): boolean =>
  row.aasmState === "rejected" && isAfter(row.rejectionEmailAt, now);

/** Whether the educator has not been notified of the offer yet. */
export const isOfferPending = (row: OfferFields, now: Date): boolean =>
  row.aasmState === "offered" && isAfter(row.offerEmailAt, now);

/** Whether the educator has not been notified of the last decision yet. */
export const isDecisionPending = (row: RejectionFields & OfferFields, now: Date): boolean =>
  isRejectionPending(row, now) || isOfferPending(row, now);

/** The state this reader may see: while a decision is pending, the educator sees the previous state. */
export function visibleState(row: DecisionFields, me: Pick<Actor, "kind">, now: Date): ApplicationState {
  const state =
    me.kind === "educator" && isRejectionPending(row, now)
      ? row.stateBeforeRejection
      : me.kind === "educator" && isOfferPending(row, now)
        ? row.stateBeforeOffer
        : row.aasmState;
  return state as ApplicationState;
}

/** When the visible state began: for the educator a decision happens when it is sent. */
export function stateChangedAt(
  row: DecisionFields & { rejectedAt: Date | null; stateChangedAt: Date; rejectionEmailAt: Date | null },
  me: Actor,
  now: Date,
): Date {
  if (row.aasmState !== "rejected") return row.stateChangedAt;
  if (me.kind !== "educator") return row.rejectedAt ?? row.stateChangedAt;
  return (isRejectionPending(row, now) ? null : row.rejectionEmailAt) ?? row.stateChangedAt;
}

export const rejectionDueAt = (rejectedAt: Date) => inMinutes(rejectedAt, rejectionDelayMinutes);
export const offerDueAt = (offeredAt: Date) => inMinutes(offeredAt, offerDelayMinutes);

const inMinutes = (time: Date, minutes: number) => new Date(time.getTime() + minutes * minuteMs);

const isAfter = (time: Date | string | null, now: Date): boolean => time !== null && new Date(time) > now;
