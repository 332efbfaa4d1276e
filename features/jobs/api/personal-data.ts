/** The personal data that jobs store. */
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";

const byProfile = { userProfileId: "userProfile" } as const;
const theEmployers = { leftOut: "the employer's listing, whoever of the team wrote it" };

export const jobsPersonalData: PersonalTable[] = [
  {
    table: "jobListings",
    ownRows: {},
    rowsAboutThem: { createdById: "the listing is the employer's" },
    exported: theEmployers,
    erased: { retained: "the employer's; its writer is an anonymous profile by then" },
  },
  {
    table: "jobListingEvents",
    ownRows: { accountId: "account" },
    exported: theEmployers,
    erased: { retained: "the listing's history, by ids alone" },
  },
  {
    table: "jobLikes",
    ownRows: byProfile,
    exported: { as: "job_likes", key: "jobListingId", named: { jobListingId: ["jobListings", "title"] } },
    erased: "rows",
  },
  {
    table: "hiddenJobs",
    ownRows: byProfile,
    exported: {
      as: "hidden_jobs",
      named: { jobListingId: ["jobListings", "title"], employerId: ["employers", "name"] },
    },
    erased: "rows",
  },
  {
    table: "jobRecommendations",
    ownRows: byProfile,
    exported: { as: "job_recommendations", named: { jobListingId: ["jobListings", "title"] } },
    erased: "rows",
  },
  {
    table: "jobSeekers",
    ownRows: byProfile,
    exported: { leftOut: "drawn from the profile, which is given whole" },
    erased: "rows",
  },
  {
    table: "jobAlerts",
    ownRows: { accountId: "account", email: "email" },
    exported: { as: "job_alerts", without: ["filtersHash"] },
    erased: "rows",
  },
];
