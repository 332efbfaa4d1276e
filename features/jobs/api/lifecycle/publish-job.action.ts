/** Publishing a job: what is required, who reviews it first, how many may be published, and for how long. */
import { forbidden, invalidFields, unprocessable } from "#platform/server/errors.ts";
import { requireStanding } from "#platform/server/require-standing.ts";
import { dayMs } from "#platform/shared/duration.ts";
import type { Standing } from "#platform/shared/standing.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { checkActiveJobLimit } from "#features/employers/api/locations/plan-limits.query.ts";
import { publishProblems } from "../../publish-rules.ts";
import { payFromColumns } from "../listing/job-pay.ts";
import { loadJobLocationIds } from "../listing/job-locations.ts";
import { findJobCity, makeJobSlug } from "../listing/job-slug.ts";
import { checkTransition, type JobRow, transitionJob } from "./transition-job.action.ts";

export const listedForDays = 60;

/** Before the review a draft may be sent along with the program; what was out once waits for it. */
const mayStart: Record<string, Standing[]> = { draft: ["pending"] };

/** Publishes, resumes or reopens; what an unreviewed employer publishes goes to an operator first. */
export async function publishJob(context: WriteContext, job: JobRow): Promise<JobRow> {
  if (context.actor.kind === "employer") requireStanding(context.actor, mayStart[job.listingStatus]);
  const waits = job.listingStatus === "draft" && (await needsReview(context, job.employerId));
  checkTransition(context, job, waits ? "pending_review" : "published");
  await checkPublishable(context, job);
  if (waits) return transitionJob(context, job, "pending_review", { set: { publishAt: null } });
  await checkActiveJobLimit(context, job.employerId);
  const first = job.publishedAt === null;
  const slug = first ? await publicSlug(context, job) : job.slug;
  return transitionJob(context, job, "published", { set: { slug, ...listingTermOf(context, job) } });
}

/** Every problem at its field, as in the form. */
export async function checkPublishable({ db }: WriteContext, job: JobRow): Promise<void> {
  if (job.isTemplate)
    throw unprocessable(/*i18n*/ "Make a job from this template first.", { code: "is_template" });
  const locationIds = (await loadJobLocationIds({ db }, [job.id])).get(job.id)!;
  const problems = publishProblems({ ...job, compensation: payFromColumns(job), locationIds });
  if (problems.length > 0) throw invalidFields(problems, (field) => `/data/attributes/${field}`);
}

/** A resumed job keeps its day and term; one that was closed, or expired while paused, starts a new term. */
function listingTermOf({ now }: WriteContext, job: JobRow) {
  const today = now();
  const goesOn = job.listingStatus === "paused" && job.expiresAt && job.expiresAt > today;
  const reopened = job.listingStatus === "closed";
  return {
    publishAt: null,
    closedAt: null,
    closedReason: null,
    hiredElsewhere: null,
    publishedAt: reopened || !job.publishedAt ? today : job.publishedAt,
    ...(goesOn ? {} : newListingTerm(today)),
  };
}

export const newListingTerm = (from: Date) => ({
  expiresAt: new Date(from.getTime() + listedForDays * dayMs),
  renewalRequestedAt: null,
});

/**
 * An unapproved employer's job waits for the employer's review; an operator who publishes it approves that job
 * alone.
 */
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

/** The public slug; the draft's slug keeps working for anyone who bookmarked it. */
async function publicSlug({ db }: WriteContext, job: JobRow): Promise<string> {
  const slug = makeJobSlug(job.id, job.title, await findJobCity(db, job.id));
  if (slug === job.slug) return slug;
  await db
    .insertInto("jobListingSlugs")
    .values({ slug: job.slug, jobListingId: job.id })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
  return slug;
}
