/** The personal data that candidate search stores: rows derived from profiles and deleted with them. */
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";

const own = { userProfileId: "userProfile" } as const;
const exported = { leftOut: "drawn from the profile, which is given whole" };

export const searchPersonalData: PersonalTable[] = [
  { table: "candidateSearch", ownRows: own, exported, erased: "rows" },
  { table: "candidateFacts", ownRows: own, exported, erased: "rows" },
  { table: "candidateChanges", ownRows: own, exported, erased: "rows" },
];
