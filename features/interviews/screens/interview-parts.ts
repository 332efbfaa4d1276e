/** What interviews put into screens of the features below. */
import {
  applicantActs,
  applicantPanels,
  bulkActs,
  ownApplicationNews,
  ownApplicationSteps,
  sentActs,
} from "#features/applications/screens/application-slots.ts";
import {
  candidateActivity,
  candidateActs,
  candidateBulkActs,
} from "#features/candidates/screens/candidate-slots.ts";
import { composerActs, conversationDetails, messageCards } from "#features/messages/screens/message-slots.ts";
import { shellStrips } from "#platform/web/shell/shell-slots.ts";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { fill, type Filling } from "#platform/web/ui-slot.tsx";
import { StartsSoon } from "./starts-soon.tsx";

const candidates = () => import("./invite/candidate-acts.tsx");
const news = () => import("./interview-news.tsx");

export const interviewParts: readonly Filling[] = [
  fill(
    applicantActs,
    lazyPart(() => import("./invite/invite-acts.tsx").then((module) => module.InviteApplicant)),
  ),
  fill(
    applicantPanels,
    lazyPart(() =>
      import("./employer/employer-interviews-applicant.tsx").then((module) => module.ApplicantInterviews),
    ),
  ),
  fill(
    bulkActs,
    lazyPart(() => import("./invite/invite-acts.tsx").then((module) => module.InviteApplicants)),
  ),
  fill(
    candidateActs,
    lazyPart(() => candidates().then((module) => module.InviteCandidate)),
  ),
  fill(
    candidateBulkActs,
    lazyPart(() => candidates().then((module) => module.InviteCandidates)),
  ),
  fill(
    candidateActivity,
    lazyPart(() => candidates().then((module) => module.CandidateInterviews)),
  ),
  fill(
    composerActs,
    lazyPart(() => import("./invite/invite-acts.tsx").then((module) => module.InviteFromConversation)),
  ),
  fill(shellStrips, StartsSoon),
  fill(
    messageCards,
    lazyPart(() => import("./interview-message-cards.tsx").then((module) => module.InterviewMessageCard)),
  ),
  fill(
    conversationDetails,
    lazyPart(() => news().then((module) => module.NextInterview)),
  ),
  fill(
    ownApplicationNews,
    lazyPart(() => news().then((module) => module.ApplicationInterview)),
  ),
  fill(
    ownApplicationSteps,
    lazyPart(() => news().then((module) => module.BookInterviewStep)),
  ),
  fill(
    sentActs,
    lazyPart(() => news().then((module) => module.BookAfterApplying)),
  ),
];
