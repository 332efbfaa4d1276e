/** `npm run bench:recommendations`: one educator, one job and the whole night over the sample, and 10,000 saved searches. */
import { migrate } from "#db/migrate.ts";
import { loadSample } from "#db/sample/load-sample.ts";
import { seedBase } from "#db/seed/seed-base.ts";
import { findNewJobs, findNewJobsForAlerts } from "#features/jobs/api/alerts/new-jobs-for-alerts.query.ts";
import { findDueAlerts } from "#features/jobs/api/alerts/due-alerts.query.ts";
import { canonicalAlert } from "#features/jobs/api/alerts/create-alert.action.ts";
import { readJobFacts } from "#features/jobs/api/match/job-facts.query.ts";
import {
  recommendJobTo,
  findEducatorsForJob,
} from "#features/jobs/api/recommendations/recommend-job.action.ts";
import { recommendToNextBatch } from "#features/jobs/api/recommendations/recommend.job.ts";
import { recommendToEducators } from "#features/jobs/api/recommendations/recommend-to-educator.action.ts";
import { type Database, openDatabase } from "#platform/server/database/database.ts";
import { startScratchPostgres } from "#platform/server/testing/scratch-postgres.ts";
import { sql } from "kysely";
import { dayMs } from "#platform/shared/duration.ts";

const rounds = Number(process.argv[2] ?? 100);
const alerts = 10_000;
const postgres = await startScratchPostgres();
try {
  await migrate(postgres.url);
  const db = openDatabase(postgres.url);
  await seedBase(db);
  await loadSample(db);
  await sql`analyze`.execute(db);
  await measure(db);
  await db.destroy();
} finally {
  await postgres.stop();
}

async function measure(db: Database): Promise<void> {
  const now = new Date();
  const night = performance.now();
  let last: string | null | undefined;
  do last = await recommendToNextBatch({ db, now: () => now }, last ?? undefined);
  while (last);
  const took = performance.now() - night;
  const { kept: stored, readers } = await db
    .selectFrom("jobRecommendations")
    .select([sql<number>`count(*)`.as("kept"), sql<number>`count(distinct user_profile_id)`.as("readers")])
    .executeTakeFirstOrThrow();
  console.log(
    `the whole night over the sample  ${(took / 1000).toFixed(2)} s: ${stored} for ${readers} educators`,
  );
  await sql`analyze`.execute(db);

  const readFacts = (ids: string[]) => readJobFacts(db, ids, now);
  const profiles = await some(db, "userProfiles");
  console.log(
    `one educator                     ${await timed(profiles, (id) => recommendToEducators({ db, now, readFacts }, [id]))}`,
  );
  const jobs = await some(db, "jobSearch");
  let near = 0;
  const offer = async (id: string) => {
    const all = await findEducatorsForJob(db, id);
    near += all.length;
    if (all.length > 0) await recommendJobTo(db, id, all, now);
  };
  console.log(
    `one job                          ${await timed(jobs, offer)}, ${Math.round(near / jobs.length)} educators near it`,
  );
  await measureAlerts(db, now);
}

/** Nothing is sent: what is measured is finding what is new to whom. */
async function measureAlerts(db: Database, now: Date): Promise<void> {
  const zips = await db
    .selectFrom("userProfiles")
    .select("zipCode")
    .where("zipCode", "is not", null)
    .limit(500)
    .execute();
  const roles = ["Director", "Assistant Teacher", "Teacher (Lead/Head)", "Floater / Support Staff"];
  const searchTerms = ["lead", "toddler", "infant", "montessori"];
  const values = Array.from({ length: alerts }, (_, index) => ({
    ...canonicalAlert({
      zipCode: zips[index % zips.length]!.zipCode!,
      ...(index % 2
        ? { role: [roles[index % roles.length]] }
        : { q: searchTerms[index % searchTerms.length] }),
      radiusInMiles: [10, 25, 50][index % 3],
    }),
    email: `alert-${index}@bench.example`,
    confirmedAt: now,
    dueAt: now,
    emailedUntil: new Date(now.getTime() - dayMs),
  }));
  for (let start = 0; start < values.length; start += 1000)
    await db
      .insertInto("jobAlerts")
      .values(values.slice(start, start + 1000))
      .execute();
  await sql`update job_search set published_at = ${new Date(now.getTime() - 3_600_000)}
    where job_listing_id in (select job_listing_id from job_search order by job_listing_id limit 50)`.execute(
    db,
  );
  const start = performance.now();
  const due = await findDueAlerts(db, now, now, alerts);
  const jobs = await findNewJobs(db, values[0]!.emailedUntil, now);
  const jobsByAlert = await findNewJobsForAlerts(
    db,
    due.map((alert) => ({ ...alert, since: alert.emailedUntil })),
    jobs,
    now,
  );
  const took = performance.now() - start;
  const groups = new Set(due.map(({ key }) => key)).size;
  console.log(
    `${due.length} alerts (${groups} searches), ${jobs.length} new jobs: ${(took / 1000).toFixed(2)} s, new jobs for ${jobsByAlert.size}`,
  );
}

async function some(db: Database, table: "userProfiles" | "jobSearch"): Promise<string[]> {
  const id = table === "jobSearch" ? "job_listing_id" : "id";
  const { rows } = await sql<{ id: string }>`select ${sql.raw(id)} as id from ${sql.table(table)}
    order by md5(${sql.raw(id)}::text) limit ${rounds}`.execute(db);
  return rows.map((row) => row.id);
}

async function timed(ids: string[], run: (id: string) => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (const id of ids) {
    const start = performance.now();
    await run(id);
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return `p50 ${at(0.5).toFixed(1)} ms   p95 ${at(0.95).toFixed(1)} ms`;
}
