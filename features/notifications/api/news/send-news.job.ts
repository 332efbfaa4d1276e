/** Mails news to all who asked for them: a batch of accounts is one transaction, which enqueues the next. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { job } from "#platform/server/job.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { z } from "zod";
import { newsMail, newsOf } from "./news.mail.ts";

const batchSize = 200;

/** A worker that dies leaves its batch to another; the key of each mail keeps it from being sent twice. */
export const sendNews = job(
  "notifications.send-news",
  z.object({ newsId: z.uuid(), after: z.uuid().optional() }),
  async ({ newsId, after }, { db, settings, now }) => {
    const news = await db.selectFrom("newsMails").selectAll().where("id", "=", newsId).executeTakeFirst();
    if (news?.state !== "sending") return;
    const template = newsOf(news);
    await db.transaction().execute(async (tx) => {
      const readers = await findReaders(tx, news, after);
      for (const accountId of readers)
        await emailSubscriber(tx, settings, {
          ...{ accountId, key: `news:${newsId}:${accountId}`, template, now: now() },
        });
      const last = readers.length === batchSize ? readers.at(-1) : undefined;
      if (last) return sendNews.enqueue(tx, { newsId, after: last }, { key: `${newsId}:${last}` });
      await tx
        .updateTable("newsMails")
        .set({ state: "sent", sentAt: now(), updatedAt: sql`now()` })
        .where("id", "=", newsId)
        .execute();
    });
  },
);

interface Audience {
  audience: string;
  brandId: string | null;
}

async function findReaders(db: Queryable, { audience, brandId }: Audience, after?: string) {
  let rows = db
    .selectFrom("accountEmailPreferences as choice")
    .innerJoin("emailTypes as kind", "kind.id", "choice.emailTypeId")
    .innerJoin("accounts", "accounts.id", "choice.accountId")
    .select("choice.accountId")
    .where("kind.key", "=", newsMail.emailType)
    .where("choice.enabled", "=", true)
    .where("accounts.closedAt", "is", null)
    .where("accounts.emailNotifications", "=", true)
    .orderBy("choice.accountId")
    .limit(batchSize);
  if (after) rows = rows.where("choice.accountId", ">", after);
  if (audience === "educator" || audience === "employer")
    rows = rows.where("accounts.userType", "=", audience);
  if (brandId) rows = rows.where("accounts.brandId", "=", brandId);
  return (await rows.execute()).map(({ accountId }) => accountId);
}
