/** Publishing at a time: the draft waits, and is published by the clock as its employer would have. */
import { changeRow } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { ApiError, invalidFields } from "#platform/server/errors.ts";
import { job as declareJob } from "#platform/server/job.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { requireStanding } from "#platform/server/require-standing.ts";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { jobAction } from "./job-transitions.action.ts";
import { jobNotPublishedMail } from "./job.mail.ts";
import { emailTeam } from "./email-team.ts";
import { checkTransition, type JobRow, lockJob } from "./transition-job.action.ts";
import { checkPublishable, publishJob } from "./publish-job.action.ts";

const maxDaysAhead = 180;

export const scheduleJob = jobAction(
  "schedule",
  "Publishes a draft at a later time; null takes the time back.",
  z.object({
    publishAt: z.iso.datetime({ offset: true, error: /*i18n*/ "Choose a day and a time" }).nullable(),
  }),
  schedule,
);

async function schedule(
  context: WriteContext,
  job: JobRow,
  { publishAt }: { publishAt: string | null },
): Promise<JobRow> {
  checkTransition(context, job, "published");
  if (publishAt !== null && context.actor.kind === "employer") requireStanding(context.actor, ["pending"]);
  const at = publishAt === null ? null : new Date(publishAt);
  if (at) {
    checkTime(context, at);
    await checkPublishable(context, job);
    await publishScheduled.enqueue(context.db, { jobListingId: job.id }, { key: job.id, at });
  } else await publishScheduled.cancel(context.db, job.id);
  return setPublishAt(context, job, at);
}

function checkTime({ now }: WriteContext, at: Date): void {
  const wait = at.getTime() - now().getTime();
  if (wait > 0 && wait <= maxDaysAhead * dayMs) return;
  throw invalidFields(
    [{ field: "publishAt", message: /*i18n*/ "Choose a time within the next six months" }],
    (field) => `/${field}`,
  );
}

/** Runs at the time; does nothing when the draft was published, deleted or put to another time in the meantime. */
export const publishScheduled = declareJob(
  "jobs.publish-scheduled",
  z.object({ jobListingId: z.uuid() }),
  async ({ jobListingId }, tools) => {
    try {
      await tools.db.transaction().execute(async (db) => {
        const context = systemContext(tools, db);
        const job = await findDueJob(context, jobListingId);
        if (job) await publishJob(context, job);
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Nothing is lost: it stays a draft, and its employer hears why.
      await tools.db.transaction().execute(async (db) => {
        const context = systemContext(tools, db);
        const job = await findDueJob(context, jobListingId);
        if (!job) return;
        await setPublishAt(context, job, null);
        const key = `job-not-published:${job.id}:${job.publishAt!.toISOString()}`;
        const { detail, meta } = error.errors[0]!;
        await emailTeam(db, tools.settings, job, key, () =>
          jobNotPublishedMail({ title: job.title, slug: job.slug, detail, meta }),
        );
      });
    }
  },
);

async function findDueJob(context: WriteContext, id: string): Promise<JobRow | null> {
  const job = await lockJob(context, id);
  const isDue = job?.listingStatus === "draft" && job.publishAt && job.publishAt <= context.now();
  return isDue ? job : null;
}

const setPublishAt = (context: WriteContext, job: JobRow, publishAt: Date | null): Promise<JobRow> =>
  changeRow(context, "jobListings", job, { publishAt });
