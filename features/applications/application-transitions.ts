/** An application's life: from → to, who may, and under which conditions. Server and screens read the same table. */
import { canTransition, transitionsFrom, transitions, type TransitionRole } from "#platform/shared/transitions.ts";
import type { ApplicationState } from "./application-constants.ts";

/** "educator" beside "system" at `closed` is the educator closing a silent application as "no reply". */
export const applicationTransitions = transitions<ApplicationState>({
  draft: { submitted: "educator", closed: "system" },
  submitted: {
    shortlisted: "employer",
    interviewing: ["employer", "system"],
    offered: "employer",
    rejected: "employer",
    withdrawn: ["educator", "system"],
    closed: ["system", "educator"],
  },
  shortlisted: {
    interviewing: ["employer", "system"],
    offered: "employer",
    rejected: "employer",
    withdrawn: ["educator", "system"],
    closed: ["system", "educator"],
  },
  interviewing: {
    offered: "employer",
    rejected: "employer",
    withdrawn: ["educator", "system"],
    closed: ["system", "educator"],
  },
  offered: {
    hired: "employer",
    rejected: "employer",
    declined: "educator",
    withdrawn: ["educator", "system"],
  },
  rejected: { shortlisted: "employer" },
  withdrawn: { submitted: "educator" },
  hired: {},
  declined: {},
  closed: {},
});

export const reconsiderWithinDays = 30;
export const noReplyAfterDays = 21;

/** What the conditions of some moves look at. */
export interface TransitionFacts {
  aasmState: ApplicationState;
  /** Is the listing still open for applications? */
  jobOpen: boolean;
  rejectedAt?: Date | string | null;
  /** How often it has been sent; a withdrawn one may be sent a second time, not a third. */
  timesSubmitted?: number;
  /** The last action of a person on the employer's side, else when it was sent. */
  employerLastActedAt?: Date | string | null;
  reason?: string | null;
}

export type TransitionRefusal =
  | "illegal_move"
  | "job_closed"
  | "too_late"
  | "only_once"
  | "too_early"
  | "reason_required";

/** The sentence for each refusal; the illegal move's is filled with the two states. */
export const transitionRefusalTexts: Record<TransitionRefusal, string> = {
  illegal_move: /*i18n*/ "An application cannot go from {from} to {to}",
  job_closed: /*i18n*/ "This job is no longer accepting applications",
  too_late: /*i18n*/ "A rejected application can be reopened for 30 days",
  only_once: /*i18n*/ "You can apply again only once",
  too_early: /*i18n*/ "You can close this as no reply after 21 days without an answer",
  reason_required: /*i18n*/ "Give a reason for taking back the offer",
};

/** Why the move is refused; null when it may be made. */
export function transitionRefusal(
  application: TransitionFacts,
  to: ApplicationState,
  who: TransitionRole,
  now: Date,
): TransitionRefusal | null {
  const { aasmState: from, jobOpen, reason } = application;
  if (!canTransition(applicationTransitions, from, to, who)) return "illegal_move";
  if (to === "submitted" && !jobOpen) return "job_closed";
  if (from === "withdrawn" && (application.timesSubmitted ?? 1) > 1) return "only_once";
  if (from === "rejected" && !jobOpen) return "job_closed";
  if (from === "rejected" && daysSince(application.rejectedAt, now) > reconsiderWithinDays) return "too_late";
  if (from === "offered" && to === "rejected" && !reason?.trim()) return "reason_required";
  if (
    to === "closed" &&
    who === "educator" &&
    daysSince(application.employerLastActedAt, now) < noReplyAfterDays
  )
    return "too_early";
  return null;
}

/** The moves to offer as buttons; a missing reason can still be asked for. */
export const allowedTransitions = (application: TransitionFacts, who: TransitionRole, now: Date) =>
  transitionsFrom(applicationTransitions, application.aasmState, who).filter((to) =>
    [null, "reason_required"].includes(transitionRefusal(application, to, who, now)),
  );

/** An open application still waits for somebody. */
export const isOpenApplication = (state: ApplicationState) =>
  ["submitted", "shortlisted", "interviewing", "offered"].includes(state);

/** Without a time nothing has expired and nothing has waited. */
const daysSince = (time: Date | string | null | undefined, now: Date) =>
  time ? (now.getTime() - new Date(time).getTime()) / 86_400_000 : 0;
