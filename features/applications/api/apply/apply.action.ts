/** Applying: creates a draft, or submits immediately. One application per educator and job. */
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, forbidden, notFound } from "#platform/server/errors.ts";
import { jobSource } from "#features/jobs/job-source-input.ts";
import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import { z } from "zod";
import { UserProfile } from "#features/educators/user-profile.ts";
import { transitionRefusalTexts } from "../../application-transitions.ts";
import { answersInput, mergeAnswers } from "./application-answers.ts";
import { saveAttachments, attachResume, saveIndeedResume } from "./application-files.ts";
import { saveLocations } from "../application-relations.ts";
import { requireAge } from "./require-age.ts";
import { alreadyApplied, submitApplication } from "./submit.action.ts";

export const applyInput = z.strictObject({
  jobListingId: z.uuid(/*i18n*/ "Say which job you apply for"),
  aasmState: z.enum(["draft", "submitted"]).default("submitted"),
  screeningQuestions: answersInput.default(new Map()),
  locationIds: z.array(z.uuid()).max(100).optional(),
  resume: z.uuid().nullable().optional(),
  indeedResume: UserProfile.attributes.indeedResume.optional(),
  attachments: z.array(z.uuid()).max(10).optional(),
  draft: z.record(z.string(), z.unknown()).default({}),
  /** How the educator found the job, for its statistics. */
  source: jobSource.optional(),
});

/** Creates the application and returns its id. A second one for the same job is `409`, unless the first is a draft. */
export async function apply(context: WriteContext, input: z.output<typeof applyInput>): Promise<string> {
  const { db, actor } = context;
  if (actor.kind !== "educator") throw forbidden(/*i18n*/ "Only educators can apply.");
  const job = await requireOpenJob(context, input.jobListingId);
  await requireAge(db, actor.userProfileId, job);
  const values = {
    jobListingId: job.id,
    employerId: job.employerId,
    userProfileId: actor.userProfileId,
    screeningQuestions: JSON.stringify(mergeAnswers(job.screeningQuestions, input.screeningQuestions)),
    draft: JSON.stringify(input.draft),
    source: input.source ?? null,
  };
  const created = await db
    .insertInto("jobApplications")
    .values(values)
    .onConflict((conflicting) => conflicting.columns(["jobListingId", "userProfileId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  const id = created?.id ?? (await resumeDraft(context, values));
  if (input.locationIds) await saveLocations(context, id, input.locationIds);
  if (input.resume !== undefined) await attachResume(context, id, input.resume);
  if (input.indeedResume !== undefined) await saveIndeedResume(context, id, input.indeedResume);
  if (input.attachments) await saveAttachments(context, id, input.attachments);
  if (input.aasmState === "submitted") await submitApplication(context, id);
  return id;
}

async function requireOpenJob({ db }: WriteContext, id: string) {
  const job = await db
    .selectFrom("jobListings")
    .select(["id", "employerId", "listingStatus", "externalUrl", "screeningQuestions", "minAge"])
    .where("id", "=", id)
    .where("listingStatus", "not in", ["draft", "pending_review", "removed"])
    .executeTakeFirst();
  if (!job) throw notFound();
  if (!isOpenForApplications(job.listingStatus)) {
    throw conflict(transitionRefusalTexts.job_closed, { code: "job_closed" });
  }
  if (job.externalUrl) {
    throw conflict(/*i18n*/ "Apply for this job on the employer's site.", {
      code: "external_job",
      meta: { externalUrl: job.externalUrl },
    });
  }
  return job;
}

interface DraftValues {
  jobListingId: string;
  userProfileId: string;
  screeningQuestions: string;
  draft: string;
}

/**
 * A draft from another device is the same application and takes this request's values. So does one that was
 * closed with its job before it was submitted, once the job is open again.
 */
async function resumeDraft({ db }: WriteContext, values: DraftValues): Promise<string> {
  const draft = await db
    .selectFrom("jobApplications")
    .select(["id", "aasmState", "submittedAt"])
    .where("jobListingId", "=", values.jobListingId)
    .where("userProfileId", "=", values.userProfileId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const wasClosedUnsent = draft.aasmState === "closed" && draft.submittedAt === null;
  if (draft.aasmState !== "draft" && !wasClosedUnsent) throw alreadyApplied(draft.id);
  await db
    .updateTable("jobApplications")
    .set({ aasmState: "draft", screeningQuestions: values.screeningQuestions, draft: values.draft })
    .where("id", "=", draft.id)
    .execute();
  return draft.id;
}
