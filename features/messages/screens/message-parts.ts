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
import { fill, type Filling } from "#platform/web/ui-slot.tsx";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";

const applicants = () => import("./applicant-parts.tsx");
const candidates = () => import("./candidate-parts.tsx");
const educators = () => import("./educator-parts.tsx");

export const messageParts: readonly Filling[] = [
  fill(
    applicantActs,
    lazyPart(() => applicants().then(({ MessageApplicant }) => MessageApplicant)),
  ),
  fill(
    writeToApplicant,
    lazyPart(() => import("./applicant-dialog.tsx").then(({ WriteToApplicant }) => WriteToApplicant)),
  ),
  fill(
    bulkActs,
    lazyPart(() => applicants().then(({ MessageSeveral }) => MessageSeveral)),
  ),
  fill(
    applicantPanels,
    lazyPart(() => applicants().then(({ TalkWithApplicant }) => TalkWithApplicant)),
  ),
  fill(
    candidateActs,
    lazyPart(() => candidates().then(({ MessageCandidate }) => MessageCandidate)),
  ),
  fill(
    candidateBulkActs,
    lazyPart(() => candidates().then(({ MessageCandidates }) => MessageCandidates)),
  ),
  fill(
    candidateActivity,
    lazyPart(() => candidates().then(({ TalkWithCandidate }) => TalkWithCandidate)),
  ),
  fill(
    sentActs,
    lazyPart(() => educators().then(({ MessageAfterApplying }) => MessageAfterApplying)),
  ),
  fill(
    ownApplicationNews,
    lazyPart(() => educators().then(({ NewMessages }) => NewMessages)),
  ),
  fill(
    ownApplicationSteps,
    lazyPart(() => educators().then(({ ReplyStep }) => ReplyStep)),
  ),
  fill(
    ownApplicationLinks,
    lazyPart(() => educators().then(({ ToConversation }) => ToConversation)),
  ),
  fill(
    jobActs,
    lazyPart(() => educators().then(({ MessageAboutJob }) => MessageAboutJob)),
  ),
  fill(
    employerActs,
    lazyPart(() => educators().then(({ MessageEmployer }) => MessageEmployer)),
  ),
];
