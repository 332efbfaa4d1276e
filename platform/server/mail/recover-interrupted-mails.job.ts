/**
 * Requeues mails whose delivery was interrupted: both the job and the dispatcher process died. Rare, so
 * once an hour is enough; a mail requeued needlessly is still sent once. One that should have been gathered long ago,
 * and was not, goes out by itself.
 */
import { sql } from "kysely";
import { z } from "zod";
import { job } from "../job.ts";
import { deliverMail } from "./deliver-mail.job.ts";

const batchSize = 1_000;

export const recoverInterruptedMails = job(
  "mail.recover-interrupted",
  z.object({}),
  async (_, { db, now }) => {
    const before = new Date(now().getTime() - 3_600_000);
    const left = await db
      .updateTable("mails")
      .set({ state: "queued", updatedAt: sql`now()` })
      .where("state", "=", "gathering")
      .where("gatheredUntil", "<", before)
      .returning("id")
      .execute();
    for (const { id } of left) await deliverMail.enqueue(db, { mailId: id }, { key: id });
    const interrupted = await db
      .selectFrom("mails")
      .select("id")
      .where("state", "in", ["queued", "sending"])
      .where("updatedAt", "<", before)
      .where(
        sql<boolean>`not exists (select from graphile_worker.jobs waiting
          where waiting.key = ${`${deliverMail.name}:`} || mails.id)`,
      )
      .orderBy("id")
      .limit(batchSize)
      .execute();
    for (const { id } of interrupted) await deliverMail.enqueue(db, { mailId: id }, { key: id });
  },
  { cron: "47 * * * *" },
);
