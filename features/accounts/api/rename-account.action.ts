/** Keeps an account's name in step with the profile its owner renamed. */
import type { Transaction } from "#platform/server/database/database.ts";

export async function renameAccount(
  db: Transaction,
  accountId: string,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await db.updateTable("accounts").set(name).where("id", "=", accountId).execute();
}
