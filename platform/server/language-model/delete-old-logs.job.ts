/** Model logs are retained for a year. */
import { sql } from "kysely";
import { z } from "zod";
import { job } from "../job.ts";

export const deleteOldModelLogs = job(
  "language-model.delete-old-logs",
  z.object({}),
  async (_, { db }) => {
    await db
      .deleteFrom("openAiLogs")
      .where("createdAt", "<", sql<Date>`now() - interval '1 year'`)
      .execute();
  },
  { cron: "53 4 * * *" },
);
