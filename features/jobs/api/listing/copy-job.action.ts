/** Copies a job: into a new draft with the same content, or into a template for later jobs. */
import type { WriteContext } from "#platform/server/context.ts";
import { z } from "zod";
import { insertJob } from "./create-job.action.ts";
import type { JobInput } from "./job-columns.ts";
import { jobAction } from "../lifecycle/job-transitions.action.ts";
import { payFromColumns } from "./job-pay.ts";
import { loadJobLocationIds } from "./job-locations.ts";
import type { JobRow } from "../lifecycle/transition-job.action.ts";

export const copyJobActions = [
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
  const locationIds = (await loadJobLocationIds(context, [job.id])).get(job.id)!;
  const id = await insertJob(context, job.employerId, { ...copiedColumns(job), locationIds, isTemplate });
  const after = await context.db
    .selectFrom("jobListings")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await context.emit(context, "job_listings.created", {
    id,
    after,
    changed: Object.keys(copiedColumns(job)),
  });
  return after;
}

/** What the employer wrote, without the life it led. */
const copiedColumns = (job: JobRow): JobInput =>
  ({
    title: job.title,
    description: job.description,
    descriptionAiGenerated: job.descriptionAiGenerated,
    additionalBenefits: job.additionalBenefits,
    ageGroup: job.ageGroup,
    certificationQualifications: job.certificationQualifications,
    classroomType: job.classroomType,
    compensation: payFromColumns(job),
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
