/** The state of an invitation as a pill. */
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { jobInvitationLabels } from "#features/candidates/screens/job-invitation-labels.ts";
import type { JobInvitationState } from "#features/candidates/job-invitation-states.ts";
import { jobInvitationTones } from "./job-invitation-labels.ts";

export function JobInvitationPill({ state }: { state: JobInvitationState }) {
  const labelFor = useLabels();
  return <Pill tone={jobInvitationTones[state]}>{labelFor(jobInvitationLabels, state)}</Pill>;
}
