/** Copies of a job: a new draft of the same words, or a template to start the next ones from. */
import type { WriteContext } from "#platform/server/context.ts";
import { z } from "zod";
import { insertJob } from "./create-job.action.ts";
import type { JobInput } from "./job-columns.ts";
import { jobAction } from "./job-moves.action.ts";
import { payOf } from "./job-pay.ts";
import { placesOf } from "./job-places.ts";
import type { JobRow } from "./move-job.action.ts";

export const jobCopies = [
  jobAction(
    "duplicate",
    "Copies a job into a new draft.",
    z.object({}),
    (context, job) => copy(context, job, false),
    201,
  ),
  jobAction(
    "save_as_template",
    "Keeps a job's words as a template.",
    z.object({}),
    (context, job) => copy(context, job, true),
    201,
  ),
];

async function copy(context: WriteContext, job: JobRow, isTemplate: boolean): Promise<{ id: string }> {
  const locationIds = (await placesOf(context, [job.id])).get(job.id)!;
  const id = await insertJob(context, job.employerId, { ...wordsOf(job), locationIds, isTemplate });
  const after = await context.db
    .selectFrom("jobListings")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await context.emit(context, "job_listings.created", { id, after, changed: Object.keys(wordsOf(job)) });
  return after;
}

/** What the employer wrote, without the life it led. */
const wordsOf = (job: JobRow): JobInput =>
  ({
    title: job.title,
    description: job.description,
    descriptionAiGenerated: job.descriptionAiGenerated,
    additionalBenefits: job.additionalBenefits,
    ageGroup: job.ageGroup,
    certificationQualifications: job.certificationQualifications,
    classroomType: job.classroomType,
    compensation: payOf(job),
    supplementalPay: job.supplementalPay,
    desiredEducation: job.desiredEducation,
    educationPhilosophy: job.educationPhilosophy,
    educationalQualifications: job.educationalQualifications,
    employmentSubtype: job.employmentSubtype,
    employmentType: job.employmentType,
    englishProficiency: job.englishProficiency,
    externalUrl: job.externalUrl,
    hireTimeline: job.hireTimeline,
    startTimeline: job.startTimeline,
    jobSchedule: job.jobSchedule,
    languages: job.languages,
    minAge: job.minAge,
    qualificationsDescription: job.qualificationsDescription,
    roleCount: job.roleCount,
    roleType: job.roleType,
    screeningQuestions: job.screeningQuestions,
    workExperience: job.workExperience,
  }) as JobInput;
