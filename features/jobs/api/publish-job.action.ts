/** Publishing: what the job must say, who must look at it first, how many may be out, and for how long. */
import { forbidden, invalidFields, unprocessable } from "#platform/server/errors.ts";
import { requireStanding } from "#platform/server/require-standing.ts";
import type { Standing } from "#platform/shared/standing.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { checkActiveJobLimit } from "#features/employers/api/plan-limits.query.ts";
import { publishProblems } from "../publish-rules.ts";
import { payOf } from "./job-pay.ts";
import { placesOf } from "./job-places.ts";
import { cityOfJob, jobSlug } from "./job-slug.ts";
import { checkMove, type JobRow, moveJob } from "./move-job.action.ts";

export const listedForDays = 60;
export const dayInMs = 86_400_000;

/** Before the review a draft may be sent along with the program; what was out once waits for it. */
const mayStart: Record<string, Standing[]> = { draft: ["pending"] };

/** Publishes, resumes or reopens; what an unreviewed employer publishes goes to an operator first. */
export async function publishJob(context: WriteContext, job: JobRow): Promise<JobRow> {
  if (context.actor.kind === "employer") requireStanding(context.actor, mayStart[job.listingStatus]);
  const waits = job.listingStatus === "draft" && (await needsReview(context, job.employerId));
  checkMove(context, job, waits ? "pending_review" : "published");
  await checkPublishable(context, job);
  if (waits) return moveJob(context, job, "pending_review", { set: { publishAt: null } });
  await checkActiveJobLimit(context, job.employerId);
  const first = job.publishedAt === null;
  const slug = first ? await publicSlug(context, job) : job.slug;
  return moveJob(context, job, "published", { set: { slug, ...daysOf(context, job) } });
}

/** Every problem at its field, as in the form. */
export async function checkPublishable({ db }: WriteContext, job: JobRow): Promise<void> {
  if (job.isTemplate)
    throw unprocessable(/*i18n*/ "Make a job from this template first.", { code: "is_template" });
  const locationIds = (await placesOf({ db }, [job.id])).get(job.id)!;
  const problems = publishProblems({ ...job, compensation: payOf(job), locationIds });
  if (problems.length > 0) throw invalidFields(problems, (field) => `/data/attributes/${field}`);
}

/** A resumed job keeps its day and its term; one that was closed, or ran out while it was paused, starts anew. */
function daysOf({ now }: WriteContext, job: JobRow) {
  const today = now();
  const goesOn = job.listingStatus === "paused" && job.expiresAt && job.expiresAt > today;
  const reopened = job.listingStatus === "closed";
  return {
    publishAt: null,
    closedAt: null,
    closedReason: null,
    hiredElsewhere: null,
    publishedAt: reopened || !job.publishedAt ? today : job.publishedAt,
    ...(goesOn ? {} : freshTerm(today)),
  };
}

export const freshTerm = (from: Date) => ({
  expiresAt: new Date(from.getTime() + listedForDays * dayInMs),
  renewalAskedAt: null,
});

/** An unapproved employer's waits with the program; an operator who publishes it lets it through alone. */
async function needsReview({ db, actor }: WriteContext, employerId: string): Promise<boolean> {
  const employer = await db
    .selectFrom("employers")
    .select(["approvalState"])
    .where("id", "=", employerId)
    .executeTakeFirstOrThrow();
  if (["rejected", "suspended"].includes(employer.approvalState)) {
    throw forbidden(/*i18n*/ "This program can't publish jobs. Contact us to sort it out.");
  }
  return employer.approvalState !== "approved" && !(actor.kind === "operator" && actor.accountId);
}

/** The slug readers will know; the draft's stays good for whoever kept it. */
async function publicSlug({ db }: WriteContext, job: JobRow): Promise<string> {
  const slug = jobSlug(job.id, job.title, await cityOfJob(db, job.id));
  if (slug === job.slug) return slug;
  await db
    .insertInto("jobListingSlugs")
    .values({ slug: job.slug, jobListingId: job.id })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
  return slug;
}
