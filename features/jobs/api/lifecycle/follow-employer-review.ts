/**
 * The review of an employer decides about its jobs: approval publishes the waiting ones, rejection unpublishes all.
 */
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { ApiError } from "#platform/server/errors.ts";
import { systemActor } from "#platform/server/system-context.ts";
import type { ListingStatus } from "../../job-constants.ts";
import { type JobRow, transitionJob } from "./transition-job.action.ts";
import { publishJob } from "./publish-job.action.ts";
import { publishScheduled } from "./schedule-job.action.ts";

/** One that the plan has no room for, or that lacks something by now, goes on waiting as a draft. */
export async function publishWaitingJobs(
  context: WriteContext,
  { id: employerId }: RowChange<"employers">,
): Promise<void> {
  const system: WriteContext = { ...context, actor: systemActor };
  for (const job of await findJobs(context, employerId, ["pending_review"])) {
    try {
      await publishJob(system, job);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await transitionJob(system, job, "draft", { reason: "not_publishable" });
    }
  }
}

/** Paused, so that a reversed decision restores them unchanged; applicants are not notified. */
export async function unpublishAllJobs(
  context: WriteContext,
  { id: employerId }: RowChange<"employers">,
): Promise<void> {
  const system: WriteContext = { ...context, actor: systemActor };
  for (const job of await findJobs(context, employerId, ["published", "pending_review", "draft"])) {
    if (job.publishAt) await cancelSchedule(system, job);
    if (job.listingStatus === "published")
      await transitionJob(system, job, "paused", { reason: "employer_refused" });
    if (job.listingStatus === "pending_review")
      await transitionJob(system, job, "draft", { reason: "employer_refused" });
  }
}

/** Nobody is left to answer, and a later claim of the program starts with new jobs. */
export async function closeAllJobs(
  context: WriteContext,
  { id: employerId }: RowChange<"employers">,
): Promise<void> {
  const system: WriteContext = { ...context, actor: systemActor };
  await unpublishAllJobs(context, { id: employerId, changed: [] });
  for (const job of await findJobs(context, employerId, ["paused"]))
    await transitionJob(system, job, "closed", {
      reason: "other",
      set: { closedReason: "other", closedAt: context.now(), hiredElsewhere: null },
      eventData: { hiredApplicationIds: [] },
    });
}

async function cancelSchedule({ db }: WriteContext, job: JobRow): Promise<void> {
  await publishScheduled.cancel(db, job.id);
  await db.updateTable("jobListings").set({ publishAt: null }).where("id", "=", job.id).execute();
}

const findJobs = ({ db }: WriteContext, employerId: string, statuses: ListingStatus[]): Promise<JobRow[]> =>
  db
    .selectFrom("jobListings")
    .selectAll()
    .where("employerId", "=", employerId)
    .where("listingStatus", "in", statuses)
    .orderBy("id")
    .forUpdate()
    .execute();
