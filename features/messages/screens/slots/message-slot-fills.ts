/** Fills the slots of earlier features with messages. */
import {
  applicantActions,
  applicantPanels,
  bulkActions,
  myApplicationLinks,
  myApplicationUpdates,
  myApplicationActions,
  sentActions,
  writeToApplicant,
} from "#features/applications/screens/application-slots.ts";
import {
  candidateActivity,
  candidateActions,
  candidateBulkActions,
  reportCandidate,
  shareJobWithCandidate,
  writeToCandidate,
} from "#features/candidates/screens/candidate-slots.ts";
import { jobActions, jobFooter } from "#features/jobs/screens/job-slots.ts";
import { slotFill, type SlotFill } from "#platform/web/ui/layout/slot.tsx";
import { onlyFor } from "#features/accounts/screens/session/only-for.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";

const applicants = () => import("./applicant-messages.tsx");
const candidates = () => import("./candidate-messages.tsx");
const educators = () => import("./educator-messages.tsx");

export const messageSlotFills: readonly SlotFill[] = [
  slotFill(
    applicantActions,
    lazyPart(() => applicants().then(({ MessageApplicant }) => MessageApplicant), "applicant-messages"),
  ),
  slotFill(
    writeToApplicant,
    lazyPart(() => import("./write-to-applicant.tsx").then(({ WriteToApplicant }) => WriteToApplicant)),
  ),
  slotFill(
    bulkActions,
    lazyPart(() => applicants().then(({ MessageApplicants }) => MessageApplicants)),
  ),
  slotFill(
    applicantPanels,
    lazyPart(
      () => applicants().then(({ RecentApplicantMessages }) => RecentApplicantMessages),
      "applicant-messages",
    ),
  ),
  slotFill(
    candidateActions,
    lazyPart(() => candidates().then(({ MessageCandidate }) => MessageCandidate)),
  ),
  slotFill(
    writeToCandidate,
    lazyPart(() => import("./write-to-candidate.tsx").then(({ WriteToCandidate }) => WriteToCandidate)),
  ),
  slotFill(
    reportCandidate,
    lazyPart(() => import("../reports/report-dialog.tsx").then(({ ReportProfile }) => ReportProfile)),
  ),
  slotFill(
    shareJobWithCandidate,
    lazyPart(() =>
      import("./share-job-with-candidate.tsx").then(({ ShareJobWithCandidate }) => ShareJobWithCandidate),
    ),
  ),
  slotFill(
    candidateBulkActions,
    lazyPart(() => candidates().then(({ MessageCandidates }) => MessageCandidates)),
  ),
  slotFill(
    candidateActivity,
    lazyPart(() => candidates().then(({ RecentCandidateMessages }) => RecentCandidateMessages)),
  ),
  slotFill(
    sentActions,
    lazyPart(() => educators().then(({ MessageAfterApplying }) => MessageAfterApplying)),
  ),
  slotFill(
    myApplicationUpdates,
    lazyPart(() => educators().then(({ UnreadMessagesLink }) => UnreadMessagesLink)),
  ),
  slotFill(
    myApplicationActions,
    lazyPart(() => educators().then(({ ReplyAction }) => ReplyAction)),
  ),
  slotFill(
    myApplicationLinks,
    lazyPart(() => educators().then(({ ConversationLink }) => ConversationLink)),
  ),
  slotFill(
    jobActions,
    onlyFor(
      "educator",
      lazyPart(() => educators().then(({ MessageAboutJob }) => MessageAboutJob)),
    ),
  ),
  slotFill(
    jobFooter,
    lazyPart(() => import("../reports/report-job.tsx").then(({ ReportJob }) => ReportJob)),
  ),
];
