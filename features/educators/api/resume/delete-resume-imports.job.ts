/** Deletes resume imports after a month: nobody reviews them any more. */
import { job } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";

export const deleteResumeImports = job(
  "resumes.forget",
  z.object({}),
  async (_, { db }) => {
    await db
      .deleteFrom("resumeImports")
      .where("createdAt", "<", sql<Date>`now() - interval '30 days'`)
      .execute();
  },
  { cron: "17 4 * * *" },
);
