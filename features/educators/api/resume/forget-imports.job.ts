/** What was found in a resume is there to be looked through; after a month nobody does. */
import { job } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";

export const forgetImports = job(
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
