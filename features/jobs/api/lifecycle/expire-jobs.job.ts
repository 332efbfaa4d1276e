/** A listing runs for 60 days: a week before the end its employer is reminded, and at the end it closes. */
import { changeRow } from "#platform/server/change-row.ts";
import { job as declareJob, type JobContext, type JobSettings } from "#platform/server/job.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { unprocessable } from "#platform/server/errors.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { jobAction } from "./job-transitions.action.ts";
import { renewJobMail } from "./job.mail.ts";
import { emailTeam } from "./email-team.ts";
import { type JobRow, lockJob, transitionJob } from "./transition-job.action.ts";
import { newListingTerm } from "./publish-job.action.ts";

/** The reminder is sent on day 53. */
const renewalNoticeDays = 7;
const batchSize = 200;

/** Hourly and idempotent: each listing is checked again under its lock. */
export const expireJobs = declareJob(
  "jobs.expire",
  z.object({}),
  async (_payload, tools) => {
    const now = tools.now();
    const soon = new Date(now.getTime() + renewalNoticeDays * dayMs);
    await forEachJob(tools, () => findListedUntil(tools, now, false), expire);
    await forEachJob(tools, () => findListedUntil(tools, soon, true), emailRenewalReminder(tools.settings));
  },
  { cron: "17 * * * *", attempts: 3 },
);

export const renewJob = jobAction(
  "renew",
  "Lists a published job for another 60 days.",
  z.object({}),
  async (context: WriteContext, job: JobRow) => {
    if (job.listingStatus !== "published") {
      throw unprocessable(/*i18n*/ "A job that is {from} cannot become {to}.", {
        code: "illegal_transition",
        meta: { from: job.listingStatus, to: "published" },
      });
    }
    return changeRow(context, "jobListings", job, newListingTerm(context.now()));
  },
);

const findListedUntil = async ({ db }: JobContext, until: Date, unasked: boolean) =>
  db
    .selectFrom("jobListings")
    .select("id")
    .where("listingStatus", "=", "published")
    .where("expiresAt", "<=", until)
    .$if(unasked, (rows) => rows.where("renewalRequestedAt", "is", null))
    .orderBy("expiresAt")
    .limit(batchSize)
    .execute();

/** One transaction a listing, so that one that fails holds up no other. */
async function forEachJob(
  tools: JobContext,
  find: () => Promise<{ id: string }[]>,
  run: (context: WriteContext, job: JobRow) => Promise<unknown>,
): Promise<void> {
  for (let found = await find(); found.length > 0; found = found.length < batchSize ? [] : await find()) {
    for (const { id } of found) {
      await tools.db.transaction().execute(async (db) => {
        const context = systemContext(tools, db);
        const job = await lockJob(context, id);
        if (job) await run(context, job);
      });
    }
  }
}

async function expire(context: WriteContext, job: JobRow): Promise<void> {
  if (job.listingStatus !== "published" || !job.expiresAt || job.expiresAt > context.now()) return;
  const set = { closedReason: "expired" as const, closedAt: context.now() };
  await transitionJob(context, job, "closed", { reason: "expired", set });
}

const emailRenewalReminder = (settings: JobSettings) => async (context: WriteContext, job: JobRow) => {
  if (job.listingStatus !== "published" || job.renewalRequestedAt || !job.expiresAt) return;
  await context.db
    .updateTable("jobListings")
    .set({ renewalRequestedAt: context.now() })
    .where("id", "=", job.id)
    .execute();
  const { title, slug, expiresAt } = job;
  const at = expiresAt.toISOString();
  await emailTeam(context.db, settings, job, `renew-job:${job.id}:${at}`, (timeZone) =>
    renewJobMail({ title, slug, expiresAt: at, timeZone }),
  );
};
