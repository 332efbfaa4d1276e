/** Empties text messages after 30 days: their keys stay, so that nothing is sent again; what they said and to whom goes. */
import { z } from "zod";
import { job } from "../job.ts";

const retentionDays = 30;

export const eraseOldSms = job(
  "texts.clear",
  z.object({}),
  async (_, { db, now }) => {
    await db
      .updateTable("textMessages")
      .set({ recipient: "", body: "" })
      .where("state", "in", ["sent", "failed", "kept"])
      .where("createdAt", "<", new Date(now().getTime() - retentionDays * 86_400_000))
      .where("body", "<>", "")
      .execute();
  },
  { cron: "27 9 * * *" },
);
