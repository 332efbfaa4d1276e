/** Who may be invited to apply, and why not: the rules of writing first, and once for each job. */
import { maxMessageLength } from "#features/messages/message-constants.ts";
import {
  writeRefusals,
  writeRefusalTexts,
  type WritePermission,
  type WriteRefusal,
} from "#features/messages/write-permission.ts";

export const inviteRefusals = ["job_closed", "already_applied", "already_invited", ...writeRefusals] as const;
export type InviteRefusal = (typeof inviteRefusals)[number];

export const inviteRefusalTexts: Record<InviteRefusal, string> = {
  ...writeRefusalTexts,
  job_closed: /*i18n*/ "This job isn't open, so nobody can be invited to it.",
  already_applied: /*i18n*/ "They have applied for this job already.",
  already_invited: /*i18n*/ "They were invited to this job already. One invitation is enough.",
  unanswered: /*i18n*/ "You've written to them once already. You can invite them when they answer or apply.",
  plan_required: /*i18n*/ "Inviting somebody who hasn't applied needs an active plan.",
};

/** An own line in the invitation, no longer than any message. */
export const maxInvitationLength = Math.min(1_000, maxMessageLength);

export interface InviteFacts {
  isJobOpen: boolean;
  hasAppliedForJob: boolean;
  isInvitedToJob: boolean;
  write: WritePermission;
}

/** The first reason that applies; null where the educator may be invited. */
export function inviteRefusal({
  isJobOpen,
  hasAppliedForJob,
  isInvitedToJob,
  write,
}: InviteFacts): InviteRefusal | null {
  if (!isJobOpen) return "job_closed";
  if (isUnreachable(write)) return write.reason;
  if (hasAppliedForJob) return "already_applied";
  if (isInvitedToJob) return "already_invited";
  return write.reason;
}

/** Nothing is said about the applications and invitations of somebody whom the employer may not see. */
const unreachable: readonly (WriteRefusal | null)[] = ["unavailable", "former_member"];
const isUnreachable = ({ reason }: WritePermission) => unreachable.includes(reason);

/** How each educator of a list may be invited: what `may_invite` answers. */
export interface InvitePermission {
  userProfileId: string;
  allowed: boolean;
  reason: InviteRefusal | null;
  detail: string | null;
}
