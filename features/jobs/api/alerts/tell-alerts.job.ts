/**
 * Mails what is new to whoever saved a search. Each alert is told in a transaction of its own, with the mail in the
 * outbox and the time up to which it was told: a worker that dies in between repeats nothing.
 */
import type { WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";
import { alertSearchPath } from "../../alert-search.ts";
import { isQuiet, nextDue } from "../../alert-times.ts";
import { isOpenTo } from "../recommendations/wanted.ts";
import { newJobsMail } from "./alerts.mail.ts";
import { type DueAlert, dueAlerts } from "./due-alerts.query.ts";
import { jobsForMail } from "./jobs-for-mail.query.ts";
import { mailAlert } from "./mail-alert.ts";
import { newJobs, newsForAlerts } from "./news-for-alerts.query.ts";

/** A job counts as published when its transaction began, and may be seen only after: what is this young waits. */
const settlesInMs = 60_000;
const atOnce = 500;
const mostListed = 20;
/** Who paused for long is told of the last two weeks. */
const farthestBackInMs = 14 * 86_400_000;

export const tellAlerts = job(
  "jobs.tell-alerts",
  z.object({}),
  async (_payload, worker) => {
    const now = worker.now();
    const until = new Date(now.getTime() - settlesInMs);
    const newest = await newestJob(worker, until);
    const seen = new Set<string>();
    for (;;) {
      const due = await dueAlerts(worker.db, now, newest, atOnce);
      // One that could not be told is tried again with the next run, and holds up no other.
      const fresh = due.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      if (fresh.length === 0) return;
      await tellSome(worker, fresh, now, until);
    }
  },
  { cron: "*/10 * * * *", attempts: 3 },
);

/** A minute after something was published. */
export async function tellSoon({ db }: Pick<WriteContext, "db">): Promise<void> {
  const at = new Date(Date.now() + settlesInMs + 10_000);
  await tellAlerts.enqueue(db, {}, { key: "soon", at, keepScheduledTime: true });
}

async function newestJob({ db }: JobContext, until: Date): Promise<Date> {
  const row = await db
    .selectFrom("jobSearch")
    .select("publishedAt")
    .where("publishedAt", "<=", until)
    .orderBy("publishedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.publishedAt ?? new Date(0);
}

async function tellSome(worker: JobContext, due: DueAlert[], now: Date, until: Date): Promise<void> {
  const asleep = due.filter(({ timeZone }) => isQuiet(now, timeZone));
  const awake = due
    .filter((alert) => !asleep.includes(alert))
    .map((alert) => ({
      ...alert,
      since: new Date(Math.max(alert.toldUntil.getTime(), until.getTime() - farthestBackInMs)),
    }));
  const earliest = new Date(Math.min(until.getTime(), ...awake.map(({ since }) => since.getTime())));
  const jobs = awake.length > 0 ? await newJobs(worker.db, earliest, until) : [];
  const news =
    jobs.length > 0 ? await newsForAlerts(worker.db, awake, jobs, until) : new Map<string, string[]>();
  await goOn(worker, asleep, now, null);
  await goOn(
    worker,
    awake.filter(({ id }) => !news.has(id)),
    now,
    until,
  );
  for (const alert of awake) {
    if (!news.has(alert.id)) continue;
    try {
      await tell(worker, alert, news.get(alert.id)!, { now, until });
    } catch (error) {
      worker.log.error({ alertId: alert.id, err: error }, "an alert could not be told");
    }
  }
}

/** Those without news, all by one statement. `until` null: not looked for yet, only later. */
async function goOn({ db }: JobContext, alerts: DueAlert[], now: Date, until: Date | null): Promise<void> {
  if (alerts.length === 0) return;
  const rows = alerts.map(({ id, frequency, timeZone, toldUntil }) => ({
    id,
    seen: toldUntil,
    due: until ? nextDue(frequency, now, timeZone) : nextDue("instantly", now, timeZone),
  }));
  await sql`update job_alerts set due_at = news.due, told_until = coalesce(${until}::timestamptz, told_until)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as news(id uuid, seen timestamptz, due timestamptz)
    where job_alerts.id = news.id
      and date_trunc('milliseconds', job_alerts.told_until) = news.seen`.execute(db);
}

async function tell(
  worker: JobContext,
  alert: DueAlert,
  found: string[],
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  await worker.db.transaction().execute(async (db) => {
    const row = await db
      .selectFrom("jobAlerts")
      .selectAll()
      .where("id", "=", alert.id)
      .where("paused", "=", false)
      .where("toldUntil", "<", until)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return;
    const ids = await neverTold(db, alert, await open(db, alert, found));
    const dueAt = nextDue(alert.frequency, now, alert.timeZone);
    await db.updateTable("jobAlerts").set({ toldUntil: until, dueAt }).where("id", "=", alert.id).execute();
    const { filters, name, id } = alert;
    const write = async (manageUrl: string, language: "en" | "es") => {
      const jobs = await jobsForMail(db, ids.slice(0, mostListed), language);
      return newJobsMail({ name, jobs, total: ids.length, searchPath: alertSearchPath(filters), manageUrl });
    };
    if (ids.length > 0)
      await mailAlert(db, worker.settings, row, { key: `job-alert:${id}:${until.toISOString()}`, write });
  });
}

/** An educator hears nothing of what was applied for, nor of an employer shut out. */
async function open(db: Transaction, { userProfileId }: DueAlert, found: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("jobListings as job")
    .select("job.id")
    .where("job.id", "in", found)
    .where("job.listingStatus", "=", "published")
    .$if(userProfileId !== null, (jobs) =>
      jobs.where(
        isOpenTo({
          userProfileId: sql`${userProfileId}::uuid`,
          jobListingId: sql`job.id`,
          employerId: sql`job.employer_id`,
        }),
      ),
    )
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return found.filter((id) => known.has(id));
}

/** A listing that closed and opened again is no news. */
async function neverTold(db: Transaction, { id }: DueAlert, found: string[]): Promise<string[]> {
  if (found.length === 0) return [];
  const rows = await db
    .insertInto("jobAlertJobs")
    .values(found.map((jobListingId) => ({ jobAlertId: id, jobListingId })))
    .onConflict((known) => known.doNothing())
    .returning("jobListingId")
    .execute();
  const fresh = new Set(rows.map(({ jobListingId }) => jobListingId));
  return found.filter((job) => fresh.has(job));
}
