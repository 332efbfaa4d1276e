/** The three states of a user profile, with their transition tables. */
import { dayMs } from "#platform/shared/duration.ts";
import { dateFormat } from "#platform/shared/formatters.ts";
import { transitions } from "#platform/shared/transitions.ts";

export const approvalStates = [
  "incomplete",
  "pending",
  "approved",
  "changes_requested",
  "rejected",
  "suspended",
] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const activeStates = ["active", "dormant", "paused", "closed"] as const;
export type ActiveState = (typeof activeStates)[number];

export const visibilityStates = ["visible", "applied_only", "hidden"] as const;
export type VisibilityState = (typeof visibilityStates)[number];

/** "system" submits a profile when everything required is given, and approves it when the geography says so. */
export const approvalTransitions = transitions<ApprovalState>({
  incomplete: { pending: ["educator", "system"], rejected: "system" },
  pending: {
    approved: ["operator", "system"],
    changes_requested: "operator",
    rejected: ["operator", "system"],
  },
  // A later answer may also cause a final rejection.
  approved: { suspended: "operator", rejected: "system" },
  changes_requested: { pending: ["educator", "system"], rejected: "system" },
  rejected: { pending: "operator" },
  suspended: { approved: "operator" },
});

export const activeTransitions = transitions<ActiveState>({
  active: { dormant: "system", paused: "educator", closed: ["educator", "system"] },
  dormant: { active: ["educator", "system"], paused: "educator", closed: ["educator", "system"] },
  paused: { active: "educator", closed: ["educator", "system"] },
  closed: { active: "educator" },
});

export const dormantAfterMonths = 6;
export const activeRecentlyDays = 14;

/** Seen in the last 14 days. */
export const isActiveRecently = (lastSeenAt: Date | string | null, now: Date) =>
  lastSeenAt !== null && now.getTime() - new Date(lastSeenAt).getTime() <= activeRecentlyDays * dayMs;

export const lastActivePeriods = ["today", "this_week", "this_month"] as const;
export type LastActive = (typeof lastActivePeriods)[number];

/**
 * When an educator was last seen, in periods of whole calendar days: whoever asks again and again learns a day from the
 * change of the answer, never an hour. Null after 30 days.
 */
export function lastActiveOf(lastSeenAt: Date | null, now: Date): LastActive | null {
  if (!lastSeenAt) return null;
  const days = (dayOf(now) - dayOf(lastSeenAt)) / dayMs;
  return days < 1 ? "today" : days < 7 ? "this_week" : days < 30 ? "this_month" : null;
}

/** The day in the middle of the country, for readers of every zone. */
const dayOf = (at: Date) =>
  Date.parse(dateFormat("en-CA", { timeZone: "America/Chicago", dateStyle: "short" }).format(at));
