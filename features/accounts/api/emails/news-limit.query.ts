/** At most one marketing mail a week reaches an account, whoever sends it. */
import type { Queryable } from "#platform/server/database/database.ts";
import { dayMs } from "#platform/shared/duration.ts";

const days = 7;

/** The account stays locked until the transaction ends: two senders at once are one after the other. */
export async function hadNewsThisWeek(
  db: Queryable,
  { accountId, email }: { accountId: string; email: string },
  now: Date,
): Promise<boolean> {
  await db.selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
  const latest = await db
    .selectFrom("mails")
    .select("id")
    .where("toAddress", "=", email)
    .where("emailType", "in", (eb) =>
      eb.selectFrom("emailTypes").select("key").where("mailerType", "=", "marketing"),
    )
    .where("createdAt", ">", new Date(Number(now) - days * dayMs))
    .limit(1)
    .executeTakeFirst();
  return latest !== undefined;
}
