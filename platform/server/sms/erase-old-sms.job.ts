/**
 * Erases the contents of SMS after 30 days: their keys stay, so that nothing is sent again; text and
 * recipient are removed.
 */
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { retention } from "#platform/shared/retention.ts";
import { job } from "../job.ts";

export const eraseOldSms = job(
  "sms.erase-old",
  z.object({}),
  async (_, { db, now }) => {
    await db
      .updateTable("smsMessages")
      .set({ recipient: "", body: "" })
      .where("state", "in", ["sent", "failed", "not_sent"])
      .where("createdAt", "<", new Date(now().getTime() - retention.smsDays * dayMs))
      .where("body", "<>", "")
      .execute();
  },
  { cron: "27 9 * * *" },
);
