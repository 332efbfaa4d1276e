/** A program's review decides about its jobs: what waited goes out with it, what is out comes in with a refusal. */
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { ApiError } from "#platform/server/errors.ts";
import { systemActor } from "#platform/server/system-context.ts";
import type { ListingStatus } from "../job-constants.ts";
import { type JobRow, moveJob } from "./move-job.action.ts";
import { publishJob } from "./publish-job.action.ts";
import { publishScheduled } from "./schedule-job.action.ts";

/** One that the plan has no room for, or that lacks something by now, goes on waiting as a draft. */
export async function publishWaiting(context: WriteContext, { id: employerId }: RowChange<"employers">): Promise<void> {
  const system: WriteContext = { ...context, actor: systemActor };
  for (const job of await jobsOf(context, employerId, ["pending_review"])) {
    try {
      await publishJob(system, job);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await moveJob(system, job, "draft", { reason: "not_publishable" });
    }
  }
}

/** Paused, so that a lifted decision finds them as they were; nothing is told to applicants by this. */
export async function unpublishAll(context: WriteContext, { id: employerId }: RowChange<"employers">): Promise<void> {
  const system: WriteContext = { ...context, actor: systemActor };
  for (const job of await jobsOf(context, employerId, ["published", "pending_review", "draft"])) {
    if (job.publishAt) await cancelSchedule(system, job);
    if (job.listingStatus === "published")
      await moveJob(system, job, "paused", { reason: "employer_refused" });
    if (job.listingStatus === "pending_review")
      await moveJob(system, job, "draft", { reason: "employer_refused" });
  }
}

/** Nobody is left to answer, and whoever claims the program later starts with jobs of their own. */
export async function closeAll(context: WriteContext, { id: employerId }: RowChange<"employers">): Promise<void> {
  const system: WriteContext = { ...context, actor: systemActor };
  await unpublishAll(context, { id: employerId, changed: [] });
  for (const job of await jobsOf(context, employerId, ["paused"]))
    await moveJob(system, job, "closed", {
      reason: "other",
      set: { closedReason: "other", closedAt: context.now(), hiredElsewhere: null },
      told: { hiredApplicationIds: [] },
    });
}

async function cancelSchedule({ db }: WriteContext, job: JobRow): Promise<void> {
  await publishScheduled.cancel(db, job.id);
  await db.updateTable("jobListings").set({ publishAt: null }).where("id", "=", job.id).execute();
}

const jobsOf = ({ db }: WriteContext, employerId: string, statuses: ListingStatus[]): Promise<JobRow[]> =>
  db
    .selectFrom("jobListings")
    .selectAll()
    .where("employerId", "=", employerId)
    .where("listingStatus", "in", statuses)
    .orderBy("id")
    .forUpdate()
    .execute();
