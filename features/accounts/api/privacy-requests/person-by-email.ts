/** A person of whom only an email address is known, and where such people are kept. */
import type { Person, PersonalTable } from "#platform/server/personal-data/personal-table.ts";

/** No account has it. */
const noAccountId = "00000000-0000-0000-0000-000000000000";

export const personByEmail = (email: string): Person => ({
  accountId: noAccountId,
  email,
  userProfileId: null,
  employerProfileIds: [],
});

export const tablesByEmail = (tables: readonly PersonalTable[]): PersonalTable[] =>
  tables.filter(({ ownRows }) => Object.values(ownRows).includes("email"));
