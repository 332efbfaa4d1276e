/** Finds the job that candidates are matched with: one of the employer's own, in any state. */
import { readJobFacts } from "#features/jobs/api/match/job-facts.query.ts";
import type { JobFacts } from "#features/matching/match-facts.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { unprocessable } from "#platform/server/errors.ts";

/** Null if none was requested. Another team's job is `422`, like one that does not exist. */
export async function findRequestedJob(
  db: Queryable,
  employerId: string,
  jobListingId: string | undefined,
  now: Date,
): Promise<JobFacts | null> {
  if (!jobListingId) return null;
  const own = await db
    .selectFrom("jobListings")
    .select("id")
    .where("id", "=", jobListingId)
    .where("employerId", "=", employerId)
    .executeTakeFirst();
  if (own) return (await readJobFacts(db, [own.id], now)).get(own.id) ?? null;
  throw unprocessable(/*i18n*/ "That is not one of your jobs", {
    code: "unknown_job",
    source: { parameter: "filter[jobListingId]" },
  });
}
