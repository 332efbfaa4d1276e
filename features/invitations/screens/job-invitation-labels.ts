/** How far an invitation to apply has come, in the employer's words. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { JobInvitationState } from "#features/candidates/job-invitation-states.ts";
import type { Tone } from "#platform/web/ui/data/pill.tsx";

export const jobInvitationTones: Record<JobInvitationState, Tone> = {
  invited: "neutral",
  viewed: "info",
  declined: "neutral",
  applied: "primary",
  hired: "primary",
};

export const myInvitationLabels: Record<"applied" | "hired", MessageDescriptor> = {
  applied: msg`You applied`,
  hired: msg`You were hired`,
};
