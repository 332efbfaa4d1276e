/** Marks an account's onboarding as complete; a second call changes nothing. */
import { nextVersion } from "#platform/server/change-row.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";

export async function completeOnboarding(db: Transaction, accountId: string): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ onboardComplete: true, ...nextVersion(sql`now()`) })
    .where("id", "=", accountId)
    .where("onboardComplete", "=", false)
    .execute();
}
