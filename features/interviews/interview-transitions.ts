/** An interview's transitions: from → to, and who may. Server and screens read the same table. */
import { transitionsFrom, transitions, type TransitionRole } from "#platform/shared/transitions.ts";
import type { InterviewParty, InterviewStatus } from "./interview-constants.ts";

export const interviewTransitions = transitions<InterviewStatus>({
  pending: {
    scheduled: ["educator", "employer"],
    canceled: ["educator", "employer", "system"],
    expired: "system",
  },
  scheduled: {
    completed: ["employer", "system"],
    no_show: ["educator", "employer"],
    canceled: ["educator", "employer", "system"],
  },
  no_show: { completed: ["educator", "employer"] },
  completed: {},
  canceled: {},
  expired: {},
});

/** A cancellation within this many hours of the start needs a reason. */
export const reasonRequiredHours = 24;
/** A no-show may be corrected for so many days. */
export const correctableDays = 7;
/** A pending interview expires after so many hours, or so many before its start, whichever comes first. */
export const confirmWithinHours = 48;
export const confirmBeforeStartHours = 2;
/** How long a picked time is held. */
export const holdMinutes = 10;

export interface InterviewToTransition {
  status: InterviewStatus;
  time: Date | string;
  bookedByType: "UserProfile" | "EmployerProfile";
  /** Of a pending one. */
  confirmBy?: Date | string | null;
  noShowBy?: InterviewParty | null;
  noShowAt?: Date | string | null;
  cancelReason?: string | null;
}

/** When a booking that needs a confirmation expires. */
export function confirmByOf(time: Date, now: Date): Date {
  const beforeStart = time.getTime() - confirmBeforeStartHours * hour;
  // Booked at short notice, it may be confirmed until it begins.
  const latest = beforeStart > now.getTime() ? beforeStart : time.getTime();
  return new Date(Math.min(now.getTime() + confirmWithinHours * hour, latest));
}

export type InterviewRefusal =
  | "illegal_move"
  | "own_booking"
  | "not_started"
  | "started"
  | "too_late"
  | "not_theirs"
  | "not_their_cancellation"
  | "expired"
  | "reason_required";

export const interviewRefusalTexts: Record<InterviewRefusal, string> = {
  illegal_move: /*i18n*/ "An interview cannot go from {from} to {to}",
  own_booking: /*i18n*/ "The other side confirms this interview",
  not_started: /*i18n*/ "This can be said only after the interview has begun",
  started: /*i18n*/ "This interview has begun already",
  too_late: /*i18n*/ "A no-show can be corrected for 7 days",
  not_theirs: /*i18n*/ "Only the side that reported the no-show can correct it",
  not_their_cancellation: /*i18n*/ "Only the side that canceled can take it back",
  expired: /*i18n*/ "This interview was not confirmed in time. Book a new one.",
  reason_required: /*i18n*/ "Give a reason: the interview is less than 24 hours away",
};

const hour = 3_600_000;

export const partyOf = (who: TransitionRole): InterviewParty =>
  who === "educator" ? "UserProfile" : who === "employer" ? "EmployerProfile" : "System";

/** Moving an interview to another time: before it begins, by either side, while it is still to be. */
export function rescheduleRefusal(
  { status, time }: Pick<InterviewToTransition, "status" | "time">,
  now: Date,
): InterviewRefusal | null {
  if (status !== "pending" && status !== "scheduled") return "illegal_move";
  return new Date(time) <= now ? "started" : null;
}

/** Taking a cancellation back: before the agreed time, by the side that canceled. */
export function restoreRefusal(
  interview: Pick<InterviewToTransition, "status" | "time" | "confirmBy"> & {
    canceledByType: InterviewParty | null;
    rescheduledTo: string | null;
  },
  who: TransitionRole,
  now: Date,
): InterviewRefusal | null {
  const { status, time, confirmBy, canceledByType, rescheduledTo } = interview;
  if (status !== "canceled" || rescheduledTo !== null) return "illegal_move";
  if (who !== "operator" && canceledByType !== partyOf(who)) return "not_their_cancellation";
  if (new Date(time) <= now) return "started";
  return confirmBy && new Date(confirmBy) <= now ? "expired" : null;
}

/** Why a transition is refused; null when it is allowed. */
export function interviewRefusal(
  interview: InterviewToTransition,
  to: InterviewStatus,
  who: TransitionRole,
  now: Date,
): InterviewRefusal | null {
  const { status, bookedByType, noShowBy, noShowAt, confirmBy, cancelReason } = interview;
  if (!transitionsFrom(interviewTransitions, status, who).includes(to)) return "illegal_move";
  const untilStart = new Date(interview.time).getTime() - now.getTime();
  const bookedBy: TransitionRole = bookedByType === "UserProfile" ? "educator" : "employer";
  if (status === "pending" && to === "scheduled" && who === bookedBy) return "own_booking";
  if (status === "pending" && to === "scheduled" && confirmBy && new Date(confirmBy) <= now) return "expired";
  if ((to === "completed" || to === "no_show") && untilStart > 0) return "not_started";
  if (to === "canceled" && who !== "system" && untilStart <= 0) return "started";
  if (
    to === "canceled" &&
    who !== "system" &&
    untilStart < reasonRequiredHours * hour &&
    !cancelReason?.trim()
  )
    return "reason_required";
  if (status === "no_show" && noShowBy && noShowBy === partyOf(who)) return "not_theirs";
  if (
    status === "no_show" &&
    noShowAt &&
    now.getTime() - new Date(noShowAt).getTime() > correctableDays * 24 * hour
  )
    return "too_late";
  return null;
}
