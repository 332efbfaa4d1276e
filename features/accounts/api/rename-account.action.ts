/** Updates an account's name when its owner renames their profile. */
import type { Transaction } from "#platform/server/database/database.ts";

export async function renameAccount(
  db: Transaction,
  accountId: string,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await db.updateTable("accounts").set(name).where("id", "=", accountId).execute();
}
