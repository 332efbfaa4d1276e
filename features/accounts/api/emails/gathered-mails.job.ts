/** Sends mails that waited for others of their type: several as one, which says of each what it is and leads to it. */
import { sendMail } from "#platform/server/mail/send.ts";
import { deliverMail } from "#platform/server/mail/deliver-mail.job.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";
import { digestMail } from "./digest.mail.ts";
import { findSubscriber } from "./subscriber.query.ts";
import { unsubscribeUrl } from "./unsubscribe-link.ts";

/** What else waits comes with the next. */
const maxInOneMail = 50;

/**
 * One job for each mail that waits: the first to run takes all that are due, and the others find nothing. Everything is
 * one transaction, so a worker that dies leaves them waiting, and none is sent twice.
 */
export const sendGatheredMails = job(
  "accounts.send-gathered-mails",
  z.object({ accountId: z.uuid(), mailId: z.uuid() }),
  async ({ accountId, mailId }, { db, settings, now }) => {
    await db.transaction().execute(async (tx) => {
      // All of an account are due at the same moment: one job after the other, in place of deadlocks between them.
      await tx.selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
      const first = await tx
        .selectFrom("mails")
        .select(["toAddress", "emailType", "gatheredUntil"])
        .where("id", "=", mailId)
        .where("state", "=", "gathering")
        .forUpdate()
        .executeTakeFirst();
      if (!first?.emailType || !first.gatheredUntil) return;
      // The queue runs by the database's clock, which may be ahead of this one.
      const due = first.gatheredUntil > now() ? first.gatheredUntil : now();
      const mails = await tx
        .selectFrom("mails")
        .select(["id", "subject", "link"])
        .where("toAddress", "=", first.toAddress)
        .where("emailType", "=", first.emailType)
        .where("state", "=", "gathering")
        .where("gatheredUntil", "<=", due)
        .orderBy("createdAt")
        .limit(maxInOneMail)
        .forUpdate()
        .execute();
      const ids = mails.map(({ id }) => id);
      const reader = await findSubscriber(tx, settings, accountId, first.emailType);
      const kind = reader?.kind;
      if (!reader || !kind?.enabled || !reader.emailNotifications) return settle(tx, ids, "not_sent");
      if (ids.length === 1) {
        await settle(tx, ids, "queued");
        return deliverMail.enqueue(tx, { mailId }, { key: mailId });
      }
      const { origin, language, brand } = reader;
      await sendMail(tx, {
        key: `gathered:${mailId}`,
        to: reader.email,
        template: { ...digestMail({ typeName: kind.name, mails }), emailType: kind.key },
        ...{ language, brand },
        unsubscribeUrl: await unsubscribeUrl(settings.tokens, origin, accountId, kind.key),
      });
      await settle(tx, ids, "gathered");
    });
  },
);

const settle = async (tx: Transaction, ids: string[], state: "queued" | "gathered" | "not_sent") =>
  void (await tx
    .updateTable("mails")
    .set({ state, updatedAt: sql`now()` })
    .where("id", "in", ids)
    .execute());
