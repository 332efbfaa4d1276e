/** The personal data that saved filters store. */
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";

export const savedFiltersPersonalData: PersonalTable[] = [
  {
    table: "savedFilterSelections",
    ownRows: { employerProfileId: "employerProfile" },
    exported: {
      as: "saved_filter_selections",
      columns: ["id", "name", "filters", "emailMe", "viewedAt", "createdAt", "updatedAt"],
      named: { employerId: ["employers", "name"] },
    },
    erased: "rows",
  },
];
