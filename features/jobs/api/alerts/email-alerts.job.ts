/**
 * Emails new jobs to the recipients of alerts. Each alert is processed in its own transaction, with the email in
 * the outbox and the time up to which jobs were sent: a worker that dies in between repeats nothing.
 */
import type { WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { alertSearchPath, followedEmployerSlug } from "../../alert-search.ts";
import { isQuietHour } from "#features/accounts/quiet-hours.ts";
import { nextDue } from "../../alert-times.ts";
import { isOpenToEducator } from "../recommendations/recommendable-jobs.ts";
import { newJobsMail } from "./alerts.mail.ts";
import { type DueAlert, findDueAlerts } from "./due-alerts.query.ts";
import { loadJobsForEmail } from "./jobs-in-email.query.ts";
import { emailAlertRecipient } from "./email-alert-recipient.ts";
import { findNewJobs, findNewJobsForAlerts } from "./new-jobs-for-alerts.query.ts";

/** A job counts as published when its transaction began, and may be seen only after: what is this young waits. */
const settleDelayMs = 60_000;
const batchSize = 500;
const maxListed = 20;
/** An alert that was paused for longer covers the last two weeks. */
const maxLookbackMs = 14 * dayMs;

export const emailAlerts = job(
  "jobs.tell-alerts",
  z.object({}),
  async (_payload, worker) => {
    const now = worker.now();
    const until = new Date(now.getTime() - settleDelayMs);
    const newest = await newestJob(worker, until);
    const processedIds = new Set<string>();
    for (;;) {
      const due = await findDueAlerts(worker.db, now, newest, batchSize);
      // An alert that failed is retried in the next run and does not delay the others.
      const fresh = due.filter(({ id }) => !processedIds.has(id));
      for (const { id } of fresh) processedIds.add(id);
      if (fresh.length === 0) return;
      await emailBatch(worker, fresh, now, until);
    }
  },
  { cron: "*/10 * * * *", attempts: 3 },
);

/** A minute after something was published. */
export async function scheduleAlertEmails({ db }: Pick<WriteContext, "db">): Promise<void> {
  const at = new Date(Date.now() + settleDelayMs + 10_000);
  await emailAlerts.enqueue(db, {}, { key: "soon", at, keepScheduledTime: true });
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

async function emailBatch(worker: JobContext, due: DueAlert[], now: Date, until: Date): Promise<void> {
  const quiet = due.filter(({ timeZone }) => isQuietHour(now, timeZone));
  const reachable = due
    .filter((alert) => !quiet.includes(alert))
    .map((alert) => ({
      ...alert,
      since: new Date(Math.max(alert.emailedUntil.getTime(), until.getTime() - maxLookbackMs)),
    }));
  const earliest = new Date(Math.min(until.getTime(), ...reachable.map(({ since }) => since.getTime())));
  const jobs = reachable.length > 0 ? await findNewJobs(worker.db, earliest, until) : [];
  const jobsByAlert =
    jobs.length > 0
      ? await findNewJobsForAlerts(worker.db, reachable, jobs, until)
      : new Map<string, string[]>();
  await advance(worker, quiet, now, null);
  await advance(
    worker,
    reachable.filter(({ id }) => !jobsByAlert.has(id)),
    now,
    until,
  );
  for (const alert of reachable) {
    if (!jobsByAlert.has(alert.id)) continue;
    try {
      await emailAlert(worker, alert, jobsByAlert.get(alert.id)!, { now, until });
    } catch (error) {
      worker.log.error({ alertId: alert.id, err: error }, "an alert could not be told");
    }
  }
}

/**
 * Advances the alerts without new jobs, all in one statement. `until` null: only `dueAt` changes, because no jobs
 * were searched.
 */
async function advance({ db }: JobContext, alerts: DueAlert[], now: Date, until: Date | null): Promise<void> {
  if (alerts.length === 0) return;
  const rows = alerts.map(({ id, frequency, timeZone, emailedUntil }) => ({
    id,
    seen: emailedUntil,
    due: until ? nextDue(frequency, now, timeZone) : nextDue("instantly", now, timeZone),
  }));
  await sql`update job_alerts set due_at = news.due, emailed_until = coalesce(${until}::timestamptz, emailed_until)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as news(id uuid, seen timestamptz, due timestamptz)
    where job_alerts.id = news.id
      and date_trunc('milliseconds', job_alerts.emailed_until) = news.seen`.execute(db);
}

async function emailAlert(
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
      .where("emailedUntil", "<", until)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return;
    const ids = await excludeAlreadySent(db, alert, await open(db, alert, found));
    const dueAt = nextDue(alert.frequency, now, alert.timeZone);
    await db
      .updateTable("jobAlerts")
      .set({ emailedUntil: until, dueAt })
      .where("id", "=", alert.id)
      .execute();
    const { filters, name, id } = alert;
    const isFollow = followedEmployerSlug(filters) !== null;
    const write = async (manageUrl: string, language: "en" | "es") => {
      const jobs = await loadJobsForEmail(db, ids.slice(0, maxListed), language);
      const searchPath = alertSearchPath(filters);
      return newJobsMail({ name, jobs, total: ids.length, searchPath, manageUrl, isFollow });
    };
    if (ids.length > 0)
      await emailAlertRecipient(db, worker.settings, row, {
        key: `job-alert:${id}:${until.toISOString()}`,
        write,
        // One press in the email ends it: following began with one press.
        ...(isFollow && { isSignedFor: "everybody" }),
      });
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
        isOpenToEducator({
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

/** A listing that closed and reopened is not new. */
async function excludeAlreadySent(db: Transaction, { id }: DueAlert, found: string[]): Promise<string[]> {
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
