/** Deletes resume imports after a month: nobody reviews them any more. */
import { job } from "#platform/server/job.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { z } from "zod";
import { educatorRetention } from "../../retention.ts";

export const deleteResumeImports = job(
  "resumes.forget",
  z.object({}),
  async (_, { db, now }) => {
    await db
      .deleteFrom("resumeImports")
      .where("createdAt", "<", new Date(now().getTime() - educatorRetention.resumeImportDays * dayMs))
      .execute();
  },
  { cron: "17 4 * * *" },
);
