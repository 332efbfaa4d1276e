/** What interviews put into screens of the features below. */
import {
  applicantActs,
  applicantPanels,
  bulkActs,
} from "#features/applications/screens/application-slots.ts";
import { composerActs } from "#features/messages/screens/message-slots.ts";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { fill, type Filling } from "#platform/web/ui-slot.tsx";

export const interviewParts: readonly Filling[] = [
  fill(
    applicantActs,
    lazyPart(() => import("./invite-acts.tsx").then((module) => module.InviteApplicant)),
  ),
  fill(
    applicantPanels,
    lazyPart(() =>
      import("./employer-interviews-applicant.tsx").then((module) => module.ApplicantInterviews),
    ),
  ),
  fill(
    bulkActs,
    lazyPart(() => import("./invite-acts.tsx").then((module) => module.InviteApplicants)),
  ),
  fill(
    composerActs,
    lazyPart(() => import("./invite-acts.tsx").then((module) => module.InviteFromConversation)),
  ),
];
