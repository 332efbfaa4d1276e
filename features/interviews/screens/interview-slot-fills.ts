/** Slot fills of interviews in the screens of earlier features. */
import { calendarSettings } from "#features/accounts/screens/settings/settings-slots.ts";
import {
  applicantActions,
  applicantPanels,
  bulkActions,
  hireChoices,
  myApplicationUpdates,
  myApplicationActions,
  sentActions,
} from "#features/applications/screens/application-slots.ts";
import {
  candidateActivity,
  candidateActions,
  candidateBulkActions,
} from "#features/candidates/screens/candidate-slots.ts";
import {
  composerActions,
  conversationDetails,
  messageCards,
} from "#features/messages/screens/slots/message-slots.ts";
import { pageStrips } from "#platform/web/ui/layout/strip-slot.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { slotFill, type SlotFill } from "#platform/web/ui/layout/slot.tsx";
import { StartsSoon } from "./starts-soon.tsx";

const candidates = () => import("./invite/candidate-invitations.tsx");
const news = () => import("./interview-summaries.tsx");

export const interviewSlotFills: readonly SlotFill[] = [
  slotFill(
    applicantActions,
    lazyPart(
      () => import("./invite/invite-buttons.tsx").then((module) => module.InviteApplicant),
      "invite-buttons",
    ),
  ),
  slotFill(
    applicantPanels,
    lazyPart(
      () => import("./employer/applicant-interviews.tsx").then((module) => module.ApplicantInterviews),
      "applicant-interviews",
    ),
  ),
  slotFill(
    hireChoices,
    lazyPart(() =>
      import("./employer/hire-interview-choice.tsx").then((module) => module.HireInterviewChoice),
    ),
  ),
  slotFill(
    bulkActions,
    lazyPart(() => import("./invite/invite-buttons.tsx").then((module) => module.InviteApplicants)),
  ),
  slotFill(
    candidateActions,
    lazyPart(() => candidates().then((module) => module.InviteCandidate)),
  ),
  slotFill(
    candidateBulkActions,
    lazyPart(() => candidates().then((module) => module.InviteCandidates)),
  ),
  slotFill(
    candidateActivity,
    lazyPart(() =>
      import("./employer/candidate-interviews.tsx").then((module) => module.CandidateInterviews),
    ),
  ),
  slotFill(
    composerActions,
    lazyPart(() => import("./invite/invite-buttons.tsx").then((module) => module.InviteFromConversation)),
  ),
  slotFill(pageStrips, StartsSoon),
  slotFill(
    calendarSettings,
    lazyPart(() => import("./calendars/calendar-settings.tsx").then((module) => module.CalendarSettings)),
  ),
  slotFill(
    messageCards,
    lazyPart(() => import("./interview-message-cards.tsx").then((module) => module.InterviewMessageCard)),
  ),
  slotFill(
    conversationDetails,
    lazyPart(() => news().then((module) => module.NextInterview)),
  ),
  slotFill(
    myApplicationUpdates,
    lazyPart(() => news().then((module) => module.ApplicationInterview)),
  ),
  slotFill(
    myApplicationActions,
    lazyPart(() => news().then((module) => module.BookInterviewStep)),
  ),
  slotFill(
    sentActions,
    lazyPart(() => news().then((module) => module.BookAfterApplying)),
  ),
];
