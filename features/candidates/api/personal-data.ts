/** The personal data that candidates store. */
import type { Transaction } from "#platform/server/database/database.ts";
import type { Person, PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { savedFiltersPersonalData } from "./saved/saved-filters-personal-data.ts";
import { searchPersonalData } from "./search/search-personal-data.ts";

export const candidatesPersonalData: PersonalTable[] = [
  ...searchPersonalData,
  ...savedFiltersPersonalData,
  {
    table: "notes",
    ownRows: { employerProfileId: "employerProfile" },
    rowsAboutThem: {
      userProfileId: "what a team thinks of an educator is the team's: educators see no note by any way",
    },
    exported: {
      as: "notes",
      columns: ["id", "body", "createdAt", "updatedAt"],
      named: { employerId: ["employers", "name"] },
    },
    erased: { run: eraseNotesAbout },
  },
];

/** An author's notes stay the team's, without their name; those about an educator go with the educator. */
async function eraseNotesAbout(db: Transaction, { userProfileId }: Person): Promise<void> {
  if (userProfileId) await db.deleteFrom("notes").where("userProfileId", "=", userProfileId).execute();
}
