/** Deletes failures that have not occurred for 90 days. */
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { job } from "../job.ts";

const retentionDays = 90;

export const deleteOldErrorReports = job(
  "error-reports.delete-old",
  z.object({}),
  async (_, { db, now }) => {
    const before = new Date(now().getTime() - retentionDays * dayMs);
    await db.deleteFrom("errorReports").where("lastSeenAt", "<", before).execute();
  },
  { cron: "47 9 * * *" },
);
