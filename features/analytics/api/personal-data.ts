/** What analytics keep about people: visits are counted on, by nobody. */
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";

export const analyticsPersonalData: PersonalTable[] = [
  {
    table: "ahoyVisits",
    ownRows: { accountId: "account" },
    exported: { as: "visits", without: ["visitToken", "visitorToken", "version"] },
    // Addresses of pages and what was searched for may name people; how many came, and by which campaign, stays.
    erased: {
      set: {
        accountId: null,
        userAgent: null,
        landingPage: null,
        referrer: null,
        utmTerm: null,
        utmContent: null,
      },
    },
  },
  {
    table: "ahoyEvents",
    ownRows: { accountId: "account" },
    exported: { as: "page_views", columns: ["name", "properties", "time"] },
    // What was done is counted on; what it was done with names people (`$identify`) and pages of people.
    erased: { set: { accountId: null, properties: "{}" } },
  },
  {
    table: "educatorMilestones",
    ownRows: { userProfileId: "userProfile" },
    exported: {
      leftOut: "worked out anew every night from what the export has: the account, applications, interviews",
    },
    erased: "rows",
  },
  {
    table: "savedReports",
    ownRows: { accountId: "account" },
    exported: { as: "saved_reports" },
    erased: "rows",
  },
];
