/** What operators' tables keep about people. */
import type { Transaction } from "#platform/server/database/database.ts";
import type { Person, PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { sql } from "kysely";

export const operatorsPersonalData: PersonalTable[] = [
  {
    table: "bulkChanges",
    ownRows: {},
    rowsAboutThem: { accountId: "staff: what an operator changed" },
    exported: { leftOut: "what staff changed; its traces are in the audit log of whom it was about" },
    erased: { run: deleteCopies },
  },
];

/** Nothing about them is put back once they are erased. */
async function deleteCopies(db: Transaction, { accountId, userProfileId, employerProfileIds }: Person) {
  const ids = [accountId, ...(userProfileId ? [userProfileId] : []), ...employerProfileIds];
  await sql`
    delete from bulk_change_rows
    where key ->> 'id' = any(${ids}) or before ->> 'account_id' = ${accountId} or after ->> 'account_id' = ${accountId}
      or before ->> 'user_profile_id' = ${userProfileId} or after ->> 'user_profile_id' = ${userProfileId}`.execute(
    db,
  );
}
