/** What publishing a job requires: each problem with its field, for the server and the form. */
import { payRange, type Compensation } from "#features/educators/compensation.ts";
import { isText } from "#platform/shared/is-text.ts";
import { z } from "zod";
import { isOpenForApplications } from "./job-transitions.ts";
import type { ListingStatus } from "./job-constants.ts";

export interface JobToPublish {
  title?: string | null;
  compensation?: Compensation | null;
  /** Left out where the places are not at hand and have not changed. */
  locationIds?: readonly string[];
  roleType?: string | null;
  employmentType?: readonly string[] | null;
}

export interface PublishProblem {
  field: keyof JobToPublish;
  message: string;
}

const rules: { field: keyof JobToPublish; holds: (job: JobToPublish) => boolean; message: string }[] = [
  { field: "title", holds: ({ title }) => isText(title), message: /*i18n*/ "Enter a job title" },
  { field: "roleType", holds: ({ roleType }) => Boolean(roleType), message: /*i18n*/ "Choose a role" },
  {
    field: "employmentType",
    holds: ({ employmentType }) => Boolean(employmentType?.length),
    message: /*i18n*/ "Choose at least one employment type",
  },
  {
    field: "compensation",
    holds: ({ compensation }) => payRange(compensation) !== null,
    message: /*i18n*/ "Add a pay range. Jobs with pay get more applicants.",
  },
  {
    field: "locationIds",
    holds: ({ locationIds }) => locationIds === undefined || locationIds.length > 0,
    message: /*i18n*/ "Choose at least one location",
  },
];

/** Every problem that prevents publishing; empty if there is none. */
export const publishProblems = (job: JobToPublish): PublishProblem[] =>
  rules.filter(({ holds }) => !holds(job)).map(({ field, message }) => ({ field, message }));

/** A change may not remove from a published job what publishing required. */
export const staysPublishable = z.looseObject({ listingStatus: z.string() }).superRefine((job, context) => {
  if (!isOpenForApplications(job.listingStatus as ListingStatus)) return;
  for (const { field, message } of publishProblems(job as JobToPublish))
    context.addIssue({ code: "custom", path: [field], message });
});
