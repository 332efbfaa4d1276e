/** When each job that runs by the clock last ran, and how it went. */
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Job } from "../job.ts";

type ClockJob = Pick<Job, "name" | "options">;

/** Lists the jobs that run by the clock, also those that never ran yet, and forgets those that are gone. */
export async function registerClockJobs(db: Database, jobs: readonly ClockJob[]): Promise<void> {
  const rows = jobs.flatMap(({ name, options: { cron } }) => (cron ? [{ name, cron }] : []));
  if (rows.length > 0)
    await db
      .insertInto("jobRuns")
      .values(rows)
      .onConflict((known) => known.column("name").doUpdateSet({ cron: sql`excluded.cron` }))
      .execute();
  const names = rows.map(({ name }) => name);
  await sql`delete from job_runs where name <> all(${names}::text[])`.execute(db);
}

/** Runs `work`, and writes down when it began, when it ended and how many rows it deleted, or that it failed. */
export async function recordRun(
  db: Database,
  name: string,
  work: () => Promise<number | void>,
): Promise<void> {
  const row = db.updateTable("jobRuns").where("name", "=", name);
  await row.set({ startedAt: sql`now()`, runs: sql`runs + 1` }).execute();
  try {
    const deleted = await work();
    await row.set({ finishedAt: sql`now()`, deleted: deleted ?? null }).execute();
  } catch (error) {
    await row.set({ failedAt: sql`now()`, failures: sql`failures + 1` }).execute();
    throw error;
  }
}
