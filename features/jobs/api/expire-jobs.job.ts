/** The 60 days of a listing: a week before they end its employer is asked, and at their end it closes. */
import { job as declareJob, type JobContext, type JobSettings } from "#platform/server/job.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { unprocessable } from "#platform/server/errors.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { sql } from "kysely";
import { z } from "zod";
import { jobAction } from "./job-moves.action.ts";
import { renewJobMail } from "./job.mail.ts";
import { mailTeam } from "./mail-team.ts";
import { type JobRow, lockJob, moveJob } from "./move-job.action.ts";
import { dayInMs, freshTerm } from "./publish-job.action.ts";

/** Asked on day 53. */
const askDaysBefore = 7;
const atOnce = 200;

/** Hourly, and harmless twice: each listing is looked at again under its lock. */
export const expireJobs = declareJob(
  "jobs.expire",
  z.object({}),
  async (_payload, tools) => {
    const now = tools.now();
    const soon = new Date(now.getTime() + askDaysBefore * dayInMs);
    await each(tools, () => listed(tools, now, false), expire);
    await each(tools, () => listed(tools, soon, true), askForRenewal(tools.settings));
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
    return context.db
      .updateTable("jobListings")
      .set({ ...freshTerm(context.now()), updatedAt: context.now(), version: sql`version + 1` })
      .where("id", "=", job.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  },
);

const listed = async ({ db }: JobContext, until: Date, unasked: boolean) =>
  db
    .selectFrom("jobListings")
    .select("id")
    .where("listingStatus", "=", "published")
    .where("expiresAt", "<=", until)
    .$if(unasked, (rows) => rows.where("renewalAskedAt", "is", null))
    .orderBy("expiresAt")
    .limit(atOnce)
    .execute();

/** One transaction a listing, so that one that fails holds up no other. */
async function each(
  tools: JobContext,
  find: () => Promise<{ id: string }[]>,
  run: (context: WriteContext, job: JobRow) => Promise<unknown>,
): Promise<void> {
  for (let found = await find(); found.length > 0; found = found.length < atOnce ? [] : await find()) {
    for (const { id } of found) {
      await tools.db.transaction().execute(async (db) => {
        const context = systemContext(tools, db);
        await run(context, await lockJob(context, id));
      });
    }
  }
}

async function expire(context: WriteContext, job: JobRow): Promise<void> {
  if (job.listingStatus !== "published" || !job.expiresAt || job.expiresAt > context.now()) return;
  const set = { closedReason: "expired" as const, closedAt: context.now() };
  await moveJob(context, job, "closed", { reason: "expired", set });
}

const askForRenewal = (settings: JobSettings) => async (context: WriteContext, job: JobRow) => {
  if (job.listingStatus !== "published" || job.renewalAskedAt || !job.expiresAt) return;
  await context.db
    .updateTable("jobListings")
    .set({ renewalAskedAt: context.now() })
    .where("id", "=", job.id)
    .execute();
  const { title, slug, expiresAt } = job;
  const mail = renewJobMail({ title, slug, expiresAt: expiresAt.toISOString() });
  await mailTeam(context.db, settings, job, `renew-job:${job.id}:${expiresAt.toISOString()}`, mail);
};
