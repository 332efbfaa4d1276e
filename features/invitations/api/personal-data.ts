/** Personal data in invitations to apply: the educator's, with who invited them to what and what came of it. */
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";

export const invitationsPersonalData: PersonalTable[] = [
  {
    table: "jobInvitations",
    ownRows: { userProfileId: "userProfile" },
    rowsAboutThem: { employerProfileId: "the teammate only sent it for the program" },
    exported: {
      as: "job_invitations",
      columns: ["id", "jobListingId", "employerId", "state", "viewedAt", "stateChangedAt", "createdAt"],
      named: { jobListingId: ["jobListings", "title"], employerId: ["employers", "name"] },
    },
    erased: "rows",
  },
];
