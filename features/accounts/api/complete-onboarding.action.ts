/** Marks the onboarding of accounts as complete; a second call changes nothing. */
import { nextVersion } from "#platform/server/change-row.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { type Expression, sql } from "kysely";

/** `accountIds` is one id, or a query for several. */
export async function completeOnboarding(
  db: Transaction,
  accountIds: string | Expression<{ accountId: string }>,
): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ onboardComplete: true, ...nextVersion(sql`now()`) })
    .where((eb) =>
      typeof accountIds === "string" ? eb("id", "=", accountIds) : sql<boolean>`accounts.id in ${accountIds}`,
    )
    .where("onboardComplete", "=", false)
    .execute();
}
