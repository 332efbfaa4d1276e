/** How far an invitation to apply has come, in the employer's words. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { JobInvitationState } from "../job-invitation-states.ts";

export const jobInvitationLabels: Record<JobInvitationState, MessageDescriptor> = {
  invited: msg`Invited`,
  viewed: msg`Invited, seen`,
  declined: msg`Not for them`,
  applied: msg`Applied`,
  hired: msg`Hired`,
};
