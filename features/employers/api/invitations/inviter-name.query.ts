/** Who invited a person to a team, by name; the program where that account is gone or has none. */
import { fullName } from "#features/accounts/full-name.ts";
import type { Queryable } from "#platform/server/database/database.ts";

export async function loadInviterName(
  db: Queryable,
  accountId: string | null,
  program: string,
): Promise<string> {
  const account = await db
    .selectFrom("accounts")
    .select(["firstName", "lastName"])
    .where("id", "=", accountId)
    .where("closedAt", "is", null)
    .executeTakeFirst();
  return (account && fullName(account)) || program;
}
