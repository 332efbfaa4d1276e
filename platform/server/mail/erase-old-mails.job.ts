/**
 * Erases the contents of mails after 30 days: their keys stay, so that nothing is sent again; text and
 * recipient are removed.
 */
import { sql } from "kysely";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { retention } from "#platform/shared/retention.ts";
import { job } from "../job.ts";

export const eraseOldMails = job(
  "mail.erase-old",
  z.object({}),
  async (_, { db, now }) => {
    const before = new Date(now().getTime() - retention.emailDays * dayMs);
    await db
      .updateTable("mails")
      .set({
        toAddress: "",
        replyTo: null,
        subject: "",
        text: "",
        html: "",
        headers: "[]",
        calendar: null,
        link: null,
        clearedAt: sql`now()`,
      })
      .where("state", "in", ["sent", "failed", "not_sent", "gathered"])
      .where("clearedAt", "is", null)
      .where("createdAt", "<", before)
      .execute();
  },
  { cron: "17 9 * * *" },
);
