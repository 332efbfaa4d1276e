/** What messages put into screens of the features below. */
import {
  applicantActs,
  applicantPanels,
  bulkActs,
  ownApplicationLinks,
  ownApplicationNews,
  ownApplicationSteps,
  sentActs,
  writeToApplicant,
} from "#features/applications/screens/application-slots.ts";
import {
  candidateActivity,
  candidateActs,
  candidateBulkActs,
} from "#features/candidates/screens/candidate-slots.ts";
import { employerActs, jobActs } from "#features/jobs/screens/job-slots.ts";
import { slotFill, type SlotFill } from "#platform/web/ui-slot.tsx";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";

const applicants = () => import("./applicant-parts.tsx");
const candidates = () => import("./candidate-parts.tsx");
const educators = () => import("./educator-parts.tsx");

export const messageParts: readonly SlotFill[] = [
  slotFill(
    applicantActs,
    lazyPart(() => applicants().then(({ MessageApplicant }) => MessageApplicant)),
  ),
  slotFill(
    writeToApplicant,
    lazyPart(() => import("./applicant-dialog.tsx").then(({ WriteToApplicant }) => WriteToApplicant)),
  ),
  slotFill(
    bulkActs,
    lazyPart(() => applicants().then(({ MessageSeveral }) => MessageSeveral)),
  ),
  slotFill(
    applicantPanels,
    lazyPart(() => applicants().then(({ TalkWithApplicant }) => TalkWithApplicant)),
  ),
  slotFill(
    candidateActs,
    lazyPart(() => candidates().then(({ MessageCandidate }) => MessageCandidate)),
  ),
  slotFill(
    candidateBulkActs,
    lazyPart(() => candidates().then(({ MessageCandidates }) => MessageCandidates)),
  ),
  slotFill(
    candidateActivity,
    lazyPart(() => candidates().then(({ TalkWithCandidate }) => TalkWithCandidate)),
  ),
  slotFill(
    sentActs,
    lazyPart(() => educators().then(({ MessageAfterApplying }) => MessageAfterApplying)),
  ),
  slotFill(
    ownApplicationNews,
    lazyPart(() => educators().then(({ NewMessages }) => NewMessages)),
  ),
  slotFill(
    ownApplicationSteps,
    lazyPart(() => educators().then(({ ReplyStep }) => ReplyStep)),
  ),
  slotFill(
    ownApplicationLinks,
    lazyPart(() => educators().then(({ ToConversation }) => ToConversation)),
  ),
  slotFill(
    jobActs,
    lazyPart(() => educators().then(({ MessageAboutJob }) => MessageAboutJob)),
  ),
  slotFill(
    employerActs,
    lazyPart(() => educators().then(({ MessageEmployer }) => MessageEmployer)),
  ),
];
