/** Counts where views and applications of a job come from, by day. */
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { isJobSource, jobSources, type JobSource, type SourceNumbers } from "../../job-sources.ts";

export async function countJobSource(
  { db }: Pick<WriteContext, "db">,
  jobListingId: string,
  source: JobSource,
  what: "views" | "applications",
): Promise<void> {
  await db
    .insertInto("jobSources")
    .values({ jobListingId, source, [what]: 1 })
    .onConflict((known) =>
      known
        .columns(["jobListingId", "source", "day"])
        .doUpdateSet({ [what]: sql`${sql.ref(`job_sources.${what}`)} + 1` }),
    )
    .execute();
}

/**
 * An application counts when it is first submitted: one that is withdrawn and submitted again has no other source.
 */
export async function countApplicationSource(
  context: WriteContext,
  { before, after }: RowChange<"jobApplications">,
): Promise<void> {
  if (after?.aasmState !== "submitted" || before?.submittedAt) return;
  const source = isJobSource(after.source) ? after.source : "other";
  await countJobSource(context, String(after.jobListingId), source, "applications");
}

/** The most viewed first. Views that were recorded before sources existed are reported as "other". */
export async function listJobSources(
  db: Queryable,
  jobListingId: string,
  total: { views: number; applications: number },
): Promise<SourceNumbers[]> {
  const rows = await db
    .selectFrom("jobSources")
    .select((eb) => ["source", eb.fn.sum<number>("views").as("views")])
    .select((eb) => eb.fn.sum<number>("applications").as("applications"))
    .where("jobListingId", "=", jobListingId)
    .groupBy("source")
    .execute();
  const known = new Map(rows.map(({ source, views, applications }) => [source, { views, applications }]));
  const rest = (key: "views" | "applications") =>
    Math.max(0, total[key] - rows.reduce((sum, row) => sum + row[key], 0));
  const other = known.get("other") ?? { views: 0, applications: 0 };
  known.set("other", {
    views: other.views + rest("views"),
    applications: other.applications + rest("applications"),
  });
  return jobSources
    .flatMap((source) => (known.has(source) ? [{ source, ...known.get(source)! }] : []))
    .filter(({ views, applications }) => views > 0 || applications > 0)
    .toSorted((one, two) => two.views - one.views || two.applications - one.applications);
}
