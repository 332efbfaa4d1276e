/** What places keep about people. */
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";

export const placesPersonalData: PersonalTable[] = [
  {
    table: "waitingListEntries",
    ownRows: { email: "email" },
    exported: { as: "waiting_list" },
    erased: "rows",
  },
];
