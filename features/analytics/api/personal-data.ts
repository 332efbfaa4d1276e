/** What analytics keep about people: visits are counted on, by nobody. */
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";

export const analyticsPersonalData: PersonalTable[] = [
  {
    table: "ahoyVisits",
    own: { accountId: "account" },
    exported: { as: "visits", without: ["visitToken", "visitorToken", "version"] },
    erased: { set: { accountId: null, userAgent: null } },
  },
  {
    table: "ahoyEvents",
    own: { accountId: "account" },
    exported: { as: "page_views", columns: ["name", "properties", "time"] },
    erased: { set: { accountId: null } },
  },
];
