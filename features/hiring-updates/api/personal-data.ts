/** Personal data in hiring updates: what an educator said of a job, and what a team said of the educator. */
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";

const employer = { employerId: ["employers", "name"] } as const;
const job = { jobListingId: ["jobListings", "title"] } as const;

export const hiringUpdatesPersonalData: PersonalTable[] = [
  {
    table: "hiringUpdates",
    ownRows: { userProfileId: "userProfile" },
    rowsAboutThem: { reportedById: "a teammate only said it for the program" },
    exported: {
      as: "hiring_updates",
      columns: ["id", "foundJob", "platform", "employerId", "employerName", "reportedByType", "createdAt"],
      named: employer,
    },
    erased: "rows",
  },
  {
    table: "hiredUserListings",
    ownRows: { userProfileId: "userProfile" },
    exported: {
      as: "reported_hires",
      key: "hiringUpdateId",
      columns: ["hiringUpdateId", "jobListingId"],
      named: job,
    },
    erased: "rows",
  },
  {
    table: "hires",
    ownRows: { userProfileId: "userProfile" },
    exported: {
      as: "hires",
      key: "employerId",
      columns: ["employerId", "jobListingId", "educatorSays", "employerSays", "confirmedAt"],
      named: { ...employer, ...job },
    },
    erased: "rows",
  },
];
