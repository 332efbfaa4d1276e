/** Fills the slots of earlier features with invitations to apply. */
import { onlyFor } from "#features/accounts/screens/session/only-for.tsx";
import { applicantPanels } from "#features/applications/screens/application-slots.ts";
import {
  candidateActions,
  candidateActivity,
  candidateBulkActions,
} from "#features/candidates/screens/candidate-slots.ts";
import { jobActions } from "#features/jobs/screens/job-slots.ts";
import { jobShareFoot } from "#features/messages/screens/slots/message-slots.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { slotFill, type SlotFill } from "#platform/web/ui/layout/slot.tsx";

const candidates = () => import("./invite-to-apply-button.tsx");

export const invitationSlotFills: readonly SlotFill[] = [
  slotFill(
    candidateActions,
    lazyPart(() => candidates().then((module) => module.InviteCandidateToApply)),
  ),
  slotFill(
    candidateBulkActions,
    lazyPart(() => candidates().then((module) => module.InviteCandidatesToApply)),
  ),
  slotFill(
    candidateActivity,
    lazyPart(() =>
      import("./candidate-job-invitations.tsx").then((module) => module.CandidateJobInvitations),
    ),
  ),
  slotFill(
    applicantPanels,
    lazyPart(
      () => import("./invited-applicant.tsx").then((module) => module.InvitedApplicant),
      "invited-applicant",
    ),
  ),
  slotFill(
    jobShareFoot,
    lazyPart(() => import("./invitation-on-card.tsx").then((module) => module.InvitationOnCard)),
  ),
  slotFill(
    jobActions,
    onlyFor(
      "educator",
      lazyPart(() => import("./invited-to-job.tsx").then((module) => module.InvitedToJob)),
    ),
  ),
];
