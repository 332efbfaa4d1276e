/** The columns of an applicants CSV, except those of the job's questions. The team's notes are never exported. */
import { applicantPath } from "#features/paths.ts";
import type { Translate } from "#platform/shared/translate.ts";
import type { ApplicationState } from "../../application-constants.ts";
import type { Applicant } from "./download-applicants.query.ts";

export type Cell = string | null;

export interface Reader {
  t: Translate;
  origin: string;
  dayOf: (time: Date | null) => string | null;
}

interface Column {
  heading: string;
  cell: (applicant: Applicant, reader: Reader) => Cell;
}

const yes = /*i18n*/ "Yes";
const no = /*i18n*/ "No";

export const applicantColumns: Column[] = [
  { heading: /*i18n*/ "First name", cell: (applicant) => applicant.firstName },
  { heading: /*i18n*/ "Last name", cell: (applicant) => applicant.lastName },
  { heading: /*i18n*/ "Email", cell: (applicant) => applicant.email },
  { heading: /*i18n*/ "Phone", cell: (applicant) => applicant.phoneNumber },
  { heading: /*i18n*/ "City", cell: (applicant) => applicant.city },
  { heading: /*i18n*/ "State", cell: (applicant) => applicant.state },
  { heading: /*i18n*/ "Job", cell: ({ jobTitle }) => jobTitle },
  { heading: /*i18n*/ "Locations", cell: ({ places }) => (places ?? []).join("; ") },
  { heading: /*i18n*/ "Applied", cell: (applicant, { dayOf }) => dayOf(applicant.submittedAt) },
  {
    heading: /*i18n*/ "Status",
    cell: (applicant, { t }) => t(stateTexts[applicant.aasmState]),
  },
  {
    heading: /*i18n*/ "Status since",
    cell: (applicant, { dayOf }) =>
      dayOf(
        applicant.aasmState === "rejected"
          ? (applicant.rejectedAt ?? applicant.stateChangedAt)
          : applicant.stateChangedAt,
      ),
  },
  { heading: /*i18n*/ "Match", cell: (applicant) => `${Math.round(applicant.matchScore * 100)}%` },
  { heading: /*i18n*/ "Qualifications met", cell: metText },
  {
    heading: /*i18n*/ "Missed a required answer",
    cell: (applicant, { t }) => t(applicant.qualified ? no : yes),
  },
  { heading: /*i18n*/ "Latest position", cell: (applicant) => applicant.latestJob },
  {
    heading: /*i18n*/ "Education",
    cell: (applicant, { t }) => applicant.education && t(applicant.education),
  },
  {
    heading: /*i18n*/ "Certifications",
    cell: (applicant, { t }) => (applicant.certifications ?? []).map((title) => t(title)).join("; "),
  },
  { heading: /*i18n*/ "Liked", cell: ({ liked }, { t }) => t(liked ? yes : no) },
  { heading: /*i18n*/ "Viewed", cell: (applicant, { dayOf }) => dayOf(applicant.viewedAt) },
  { heading: /*i18n*/ "Messaged", cell: (applicant, { dayOf }) => dayOf(applicant.messagedAt) },
  { heading: /*i18n*/ "Invited to interview", cell: (applicant, { dayOf }) => dayOf(applicant.inviteSentAt) },
  {
    heading: /*i18n*/ "Interview scheduled",
    cell: (applicant, { dayOf }) => dayOf(applicant.interviewScheduledAt),
  },
  { heading: /*i18n*/ "Link", cell: (applicant, { origin }) => `${origin}${applicantPath(applicant.id)}` },
];

/** "4 of 5", as in the list. */
function metText({ met, asked }: Applicant, { t }: Reader): string {
  return asked === 0 ? "" : t(/*i18n*/ "{met} of {asked}", { met, asked });
}

/** The same labels as in the applicant list. */
const stateTexts: Record<ApplicationState, string> = {
  draft: /*i18n*/ "Draft",
  submitted: /*i18n*/ "New",
  shortlisted: /*i18n*/ "Shortlisted",
  interviewing: /*i18n*/ "Interviewing",
  offered: /*i18n*/ "Offer made",
  hired: /*i18n*/ "Hired",
  rejected: /*i18n*/ "Not selected",
  declined: /*i18n*/ "Offer declined",
  withdrawn: /*i18n*/ "Withdrawn",
  closed: /*i18n*/ "Job closed",
};
