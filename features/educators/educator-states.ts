/** The three states of a user profile, each with its transition table where one leads to another. */
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

/** "system" hands a profile in when everything required is given, and approves it where a geography says so. */
export const approvalTransitions = transitions<ApprovalState>({
  incomplete: { pending: ["educator", "system"], rejected: "system" },
  pending: {
    approved: ["operator", "system"],
    changes_requested: "operator",
    rejected: ["operator", "system"],
  },
  // An answer given later may turn somebody away for good as well.
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
  lastSeenAt !== null && now.getTime() - new Date(lastSeenAt).getTime() <= activeRecentlyDays * 86_400_000;
