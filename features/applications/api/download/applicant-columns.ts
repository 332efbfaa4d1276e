/** The columns of a file of applicants, without those of the job's questions. Notes are the team's own and in no file. */
import { applicantPath } from "#features/paths.ts";
import type { Translate } from "#platform/server/texts.ts";
import type { ApplicationState } from "../../application-constants.ts";
import type { Cell } from "./applicant-records.ts";
import type { Applicant } from "./applicants.query.ts";

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

export const columns: Column[] = [
  { heading: /*i18n*/ "First name", cell: ({ person }) => person.firstName },
  { heading: /*i18n*/ "Last name", cell: ({ person }) => person.lastName },
  { heading: /*i18n*/ "Email", cell: ({ person }) => person.email },
  { heading: /*i18n*/ "Phone", cell: ({ person }) => person.phoneNumber },
  { heading: /*i18n*/ "City", cell: ({ person }) => person.city },
  { heading: /*i18n*/ "State", cell: ({ person }) => person.state },
  { heading: /*i18n*/ "Job", cell: ({ jobTitle }) => jobTitle },
  { heading: /*i18n*/ "Locations", cell: ({ places }) => places.join("; ") },
  { heading: /*i18n*/ "Applied", cell: ({ row }, { dayOf }) => dayOf(row.submittedAt) },
  { heading: /*i18n*/ "Status", cell: ({ row }, { t }) => t(stateTexts[row.aasmState as ApplicationState]) },
  {
    heading: /*i18n*/ "Status since",
    cell: ({ row }, { dayOf }) =>
      dayOf(row.aasmState === "rejected" ? (row.rejectedAt ?? row.stateChangedAt) : row.stateChangedAt),
  },
  { heading: /*i18n*/ "Match", cell: ({ row }) => `${Math.round(row.matchScore * 100)}%` },
  { heading: /*i18n*/ "Qualifications met", cell: metOf },
  {
    heading: /*i18n*/ "Missed a required answer",
    cell: ({ row }, { t }) => t(row.qualified ? no : yes),
  },
  { heading: /*i18n*/ "Latest position", cell: ({ person }) => person.latestJob },
  {
    heading: /*i18n*/ "Education",
    cell: ({ person }, { t }) => person.education && t(person.education),
  },
  {
    heading: /*i18n*/ "Certifications",
    cell: ({ person }, { t }) => (person.certifications ?? []).map((title) => t(title)).join("; "),
  },
  { heading: /*i18n*/ "Liked", cell: ({ liked }, { t }) => t(liked ? yes : no) },
  { heading: /*i18n*/ "Viewed", cell: ({ row }, { dayOf }) => dayOf(row.viewedAt) },
  { heading: /*i18n*/ "Messaged", cell: ({ row }, { dayOf }) => dayOf(row.messagedAt) },
  { heading: /*i18n*/ "Invited to interview", cell: ({ row }, { dayOf }) => dayOf(row.inviteSentAt) },
  { heading: /*i18n*/ "Interview scheduled", cell: ({ row }, { dayOf }) => dayOf(row.interviewScheduledAt) },
  { heading: /*i18n*/ "Link", cell: ({ row }, { origin }) => `${origin}${applicantPath(row.id)}` },
];

/** "4 of 5": as the list says it. */
function metOf({ row }: Applicant, { t }: Reader): string {
  const rows = row.qualificationMatches as unknown as { met: boolean | "unknown" }[];
  if (rows.length === 0) return "";
  const met = rows.filter((one) => one.met === true).length;
  return t(/*i18n*/ "{met} of {asked}", { met, asked: rows.length });
}

/** As the applicants' list names them. */
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
