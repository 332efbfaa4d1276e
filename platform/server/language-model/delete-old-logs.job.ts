/** Model logs are retained for a year. */
import { z } from "zod";
import { retention } from "#platform/shared/retention.ts";
import { job } from "../job.ts";
import { monthsBefore } from "../retention/delete-in-batches.ts";

export const deleteOldModelLogs = job(
  "language-model.delete-old-logs",
  z.object({}),
  async (_, { db, now }) => {
    await db
      .deleteFrom("openAiLogs")
      .where("createdAt", "<", monthsBefore(now(), retention.modelLogMonths))
      .execute();
  },
  { cron: "53 4 * * *" },
);
