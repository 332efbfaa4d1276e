/** A rejection is sent after 30 minutes, so that a mistake can be undone before the educator learns of it. */
import type { Actor } from "#platform/shared/actor.ts";
import type { ApplicationState } from "./application-constants.ts";

export const rejectionDelayMinutes = 30;

/** Rejection messages to choose from; the first is the default. */
export const rejectionMessages = ["others", "keep_in_touch", "filled", "schedule", "qualifications"] as const;
export type RejectionMessage = (typeof rejectionMessages)[number];

/** What the educator reads. */
export const rejectionTexts: Record<RejectionMessage, string> = {
  others:
    /*i18n*/ "Thank you for applying for {title} at {employerName}. They have chosen to go on with others this time.",
  keep_in_touch:
    /*i18n*/ "Thank you for applying for {title} at {employerName}. They chose somebody else this time and would be glad to hear from you again.",
  filled:
    /*i18n*/ "Thank you for applying for {title} at {employerName}. The position has been filled in the meantime.",
  schedule:
    /*i18n*/ "Thank you for applying for {title} at {employerName}. The hours you are looking for and the hours they need do not fit together this time.",
  qualifications:
    /*i18n*/ "Thank you for applying for {title} at {employerName}. The position asks for qualifications your profile does not show yet; one more training or certificate can open it next time.",
};

interface RejectionFields {
  aasmState: string;
  rejectionEmailAt: Date | null;
  stateBeforeRejection: string | null;
}

/** Whether the educator has not been notified of the rejection yet. */
export const isRejectionPending = (row: RejectionFields, now: Date): boolean =>
  row.aasmState === "rejected" && row.rejectionEmailAt !== null && row.rejectionEmailAt > now;

/** The state this reader may see: while a rejection is pending, the educator sees the previous state. */
export const visibleState = (row: RejectionFields, me: Actor, now: Date): ApplicationState =>
  (me.kind === "educator" && isRejectionPending(row, now)
    ? row.stateBeforeRejection
    : row.aasmState) as ApplicationState;

/** When the visible state began: for the educator a rejection happens when it is sent. */
export function stateChangedAt(
  row: RejectionFields & { rejectedAt: Date | null; stateChangedAt: Date },
  me: Actor,
  now: Date,
): Date {
  if (row.aasmState !== "rejected") return row.stateChangedAt;
  if (me.kind !== "educator") return row.rejectedAt ?? row.stateChangedAt;
  return (isRejectionPending(row, now) ? null : row.rejectionEmailAt) ?? row.stateChangedAt;
}
