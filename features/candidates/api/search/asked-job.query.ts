/** The job that candidates are held against: one of the asking team's own, whatever its state. */
import { readJobFacts } from "#features/jobs/api/job-facts.query.ts";
import type { JobFacts } from "#features/matching/match-facts.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { unprocessable } from "#platform/server/errors.ts";

/** Null where none was asked. Another team's is `422`, as one that is not there. */
export async function askedJob(
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
