/** The transitions of an application: from → to, who may make them, and on which conditions. Server and screens use this table. */
import { dayMs, minuteMs } from "#platform/shared/duration.ts";
import {
  canTransition,
  transitionsFrom,
  transitions,
  type TransitionRole,
} from "#platform/shared/transitions.ts";
import type { ApplicationState } from "./application-constants.ts";

/**
 * "educator" at `closed` is the educator closing an unanswered application as "no reply". The employer's ways back have
 * conditions (`transitionRefusal`).
 */
export const applicationTransitions = transitions<ApplicationState>({
  draft: { submitted: "educator", closed: "system" },
  submitted: {
    shortlisted: "employer",
    interviewing: ["employer", "system"],
    offered: "employer",
    hired: "employer",
    rejected: "employer",
    withdrawn: ["educator", "system"],
    closed: ["system", "educator"],
  },
  shortlisted: {
    submitted: "employer",
    interviewing: ["employer", "system"],
    offered: "employer",
    hired: "employer",
    rejected: "employer",
    withdrawn: ["educator", "system"],
    closed: ["system", "educator"],
  },
  interviewing: {
    submitted: "employer",
    shortlisted: "employer",
    offered: "employer",
    hired: "employer",
    rejected: "employer",
    withdrawn: ["educator", "system"],
    closed: ["system", "educator"],
  },
  offered: {
    submitted: "employer",
    shortlisted: "employer",
    interviewing: "employer",
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
/** For how long the employer may take a move back. */
export const moveBackWithinMinutes = 30;

/** The facts that transition conditions depend on. */
export interface TransitionFacts {
  aasmState: ApplicationState;
  /** Whether the listing is still open for applications. */
  jobOpen: boolean;
  rejectedAt?: Date | string | null;
  stateChangedAt?: Date | string | null;
  /** Where it came from: an offer is withdrawn to it, and a direct invitation to interview goes back to it. */
  previousState?: ApplicationState | null;
  /** How often it has been submitted; a withdrawn one may be submitted a second time, not a third. */
  timesSubmitted?: number;
  /** The last action of a person on the employer's side, else when it was sent. */
  employerLastActedAt?: Date | string | null;
  reason?: string | null;
}

export type TransitionRefusal =
  | "illegal_move"
  | "job_closed"
  | "too_late"
  | "too_late_to_move_back"
  | "only_once"
  | "too_early"
  | "reason_required";

/** The message for each refusal; the one for an illegal transition has the two states as placeholders. */
export const transitionRefusalTexts: Record<TransitionRefusal, string> = {
  illegal_move: /*i18n*/ "An application cannot go from {from} to {to}",
  job_closed: /*i18n*/ "This job is no longer accepting applications",
  too_late: /*i18n*/ "A rejected application can be reopened for 30 days",
  too_late_to_move_back: /*i18n*/ "A change of status can be taken back for 30 minutes",
  only_once: /*i18n*/ "You can apply again only once",
  too_early: /*i18n*/ "You can close this as no reply after 21 days without an answer",
  reason_required: /*i18n*/ "Give a reason for taking back the offer",
};

/** Why a transition is refused; null when it is allowed. */
export function transitionRefusal(
  application: TransitionFacts,
  to: ApplicationState,
  role: TransitionRole,
  now: Date,
): TransitionRefusal | null {
  const { aasmState: from, jobOpen, reason } = application;
  if (!canTransition(applicationTransitions, from, to, role)) return "illegal_move";
  if (isMoveBack(from, to)) return moveBackRefusal(application, to, now);
  if (to === "submitted" && !jobOpen) return "job_closed";
  if (from === "withdrawn" && (application.timesSubmitted ?? 1) > 1) return "only_once";
  if (from === "rejected" && !jobOpen) return "job_closed";
  if (from === "rejected" && daysSince(application.rejectedAt, now) > reconsiderWithinDays) return "too_late";
  if (from === "offered" && to === "rejected" && !reason?.trim()) return "reason_required";
  if (
    to === "closed" &&
    role === "educator" &&
    daysSince(application.employerLastActedAt, now) < noReplyAfterDays
  )
    return "too_early";
  return null;
}

/** Whether an employer takes a move back: a shortlisting, an invitation to interview, or an offer. */
export const isMoveBack = (from: ApplicationState, to: ApplicationState): boolean =>
  reviewStates.indexOf(from) > reviewStates.indexOf(to) && reviewStates.includes(to);

const reviewStates: readonly ApplicationState[] = ["submitted", "shortlisted", "interviewing", "offered"];

function moveBackRefusal(
  { aasmState: from, previousState, stateChangedAt, reason }: TransitionFacts,
  to: ApplicationState,
  now: Date,
): TransitionRefusal | null {
  const isDirect = from === "offered" || (from === "interviewing" && to === "submitted");
  if (isDirect && previousState !== to) return "illegal_move";
  if (from === "offered") return reason?.trim() ? null : "reason_required";
  const movedAt = stateChangedAt ? new Date(stateChangedAt).getTime() : now.getTime();
  return now.getTime() - movedAt > moveBackWithinMinutes * minuteMs ? "too_late_to_move_back" : null;
}

/** The transitions to show as buttons, including those that only lack a reason. */
export const allowedTransitions = (application: TransitionFacts, role: TransitionRole, now: Date) =>
  transitionsFrom(applicationTransitions, application.aasmState, role).filter((to) =>
    [null, "reason_required"].includes(transitionRefusal(application, to, role, now)),
  );

/** An open application still waits for a decision. */
export const isOpenApplication = (state: ApplicationState) =>
  ["submitted", "shortlisted", "interviewing", "offered"].includes(state);

/** 0 without a time: nothing has expired or waited. */
const daysSince = (time: Date | string | null | undefined, now: Date) =>
  time ? (now.getTime() - new Date(time).getTime()) / dayMs : 0;
