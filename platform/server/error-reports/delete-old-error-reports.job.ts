/** Deletes failures that have not occurred for a while. */
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { retention } from "#platform/shared/retention.ts";
import { job } from "../job.ts";

export const deleteOldErrorReports = job(
  "error-reports.delete-old",
  z.object({}),
  async (_, { db, now }) => {
    const before = new Date(now().getTime() - retention.errorReportDays * dayMs);
    await db.deleteFrom("errorReports").where("lastSeenAt", "<", before).execute();
  },
  { cron: "47 9 * * *" },
);
