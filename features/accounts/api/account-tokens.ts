/** The single-use links in emails, and what invalidates them early. */
import type { WriteContext } from "#platform/server/context.ts";

export type TokenPurpose = "reset_password" | "confirm_email";

/**
 * Invalidates the open links of an account, of one purpose or of all. Call it on every new password and every
 * new address: whoever can read an old mailbox must not use a link from it afterwards.
 */
export async function endOpenTokens(
  { db, now }: Pick<WriteContext, "db" | "now">,
  accountId: string,
  purpose?: TokenPurpose,
): Promise<void> {
  await db
    .updateTable("accountTokens")
    .set({ usedAt: now() })
    .where("accountId", "=", accountId)
    .where("usedAt", "is", null)
    .$if(purpose !== undefined, (query) => query.where("purpose", "=", purpose!))
    .execute();
}
