/** Labels and tones of a profile's states. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Tone } from "#platform/web/i18n/labels.ts";
import type { ActiveState, ApprovalState, LastActive, VisibilityState } from "../educator-states.ts";

export const approvalStateLabels = {
  incomplete: msg`Not finished`,
  pending: msg`In review`,
  approved: msg`Approved`,
  changes_requested: msg`Changes needed`,
  rejected: msg`Not approved`,
  suspended: msg`Suspended`,
} as const satisfies Record<ApprovalState, MessageDescriptor>;

export const approvalStateTones: Record<ApprovalState, Tone> = {
  incomplete: "neutral",
  pending: "info",
  approved: "primary",
  changes_requested: "warning",
  rejected: "neutral",
  suspended: "danger",
};

export const activeStateLabels = {
  active: msg`Active`,
  dormant: msg`Asleep: sign in to appear again`,
  paused: msg`Paused`,
  closed: msg`Closed`,
} as const satisfies Record<ActiveState, MessageDescriptor>;

/** A pause has an end, and keeps the choice of who sees the profile. */
export const pauseHint = msg`A break: no search finds you until you end it. Applications and conversations go on, and who can see your profile stays as you chose it.`;

export const visibilityStateLabels = {
  visible: msg`Employers can find me`,
  applied_only: msg`Only employers I apply to`,
  hidden: msg`Hidden`,
} as const satisfies Record<VisibilityState, MessageDescriptor>;

export const lastActiveLabels = {
  today: msg`Active today`,
  this_week: msg`Active this week`,
  this_month: msg`Active this month`,
} as const satisfies Record<LastActive, MessageDescriptor>;
