/** The three states of a user profile, with their transition tables. */
import { dayMs } from "#platform/shared/duration.ts";
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
