/** Copies a job: into a new draft with the same content, or into a template for later jobs. */
import type { WriteContext } from "#platform/server/context.ts";
import { z } from "zod";
import { jobListingInput } from "../../job-listing.ts";
import { insertJob } from "./create-job.action.ts";
import type { JobInput } from "./job-columns.ts";
import { jobAction } from "../lifecycle/job-transitions.action.ts";
import { hoursFromColumns } from "./job-hours.ts";
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

/** What the employer wrote, without what happened to the listing; locations are rows of their own. */
const copiedColumns = (job: JobRow): JobInput => ({
  ...Object.fromEntries(copiedFields.map((field) => [field, job[field]])),
  compensation: payFromColumns(job),
  workingHours: hoursFromColumns(job),
});

const copiedElsewhere = ["isTemplate", "locationIds", "compensation", "workingHours"];
const copiedFields = Object.keys(jobListingInput).filter(
  (field) => !copiedElsewhere.includes(field),
) as (keyof JobInput & keyof JobRow)[];
