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
import { slotFill, type SlotFill } from "#platform/web/ui-slot.tsx";
import { StartsSoon } from "./starts-soon.tsx";

const candidates = () => import("./invite/candidate-acts.tsx");
const news = () => import("./interview-news.tsx");

export const interviewParts: readonly SlotFill[] = [
  slotFill(
    applicantActs,
    lazyPart(() => import("./invite/invite-acts.tsx").then((module) => module.InviteApplicant)),
  ),
  slotFill(
    applicantPanels,
    lazyPart(() =>
      import("./employer/employer-interviews-applicant.tsx").then((module) => module.ApplicantInterviews),
    ),
  ),
  slotFill(
    bulkActs,
    lazyPart(() => import("./invite/invite-acts.tsx").then((module) => module.InviteApplicants)),
  ),
  slotFill(
    candidateActs,
    lazyPart(() => candidates().then((module) => module.InviteCandidate)),
  ),
  slotFill(
    candidateBulkActs,
    lazyPart(() => candidates().then((module) => module.InviteCandidates)),
  ),
  slotFill(
    candidateActivity,
    lazyPart(() => candidates().then((module) => module.CandidateInterviews)),
  ),
  slotFill(
    composerActs,
    lazyPart(() => import("./invite/invite-acts.tsx").then((module) => module.InviteFromConversation)),
  ),
  slotFill(shellStrips, StartsSoon),
  slotFill(
    messageCards,
    lazyPart(() => import("./interview-message-cards.tsx").then((module) => module.InterviewMessageCard)),
  ),
  slotFill(
    conversationDetails,
    lazyPart(() => news().then((module) => module.NextInterview)),
  ),
  slotFill(
    ownApplicationNews,
    lazyPart(() => news().then((module) => module.ApplicationInterview)),
  ),
  slotFill(
    ownApplicationSteps,
    lazyPart(() => news().then((module) => module.BookInterviewStep)),
  ),
  slotFill(
    sentActs,
    lazyPart(() => news().then((module) => module.BookAfterApplying)),
  ),
];
