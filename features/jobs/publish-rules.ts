/** What a job must say before anybody sees it: each problem at its field, for the server and for the form. */
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

const rules: { field: keyof JobToPublish; holds: (job: JobToPublish) => boolean; otherwise: string }[] = [
  { field: "title", holds: ({ title }) => isText(title), otherwise: /*i18n*/ "Enter a job title" },
  { field: "roleType", holds: ({ roleType }) => Boolean(roleType), otherwise: /*i18n*/ "Choose a role" },
  {
    field: "employmentType",
    holds: ({ employmentType }) => Boolean(employmentType?.length),
    otherwise: /*i18n*/ "Choose at least one schedule",
  },
  {
    field: "compensation",
    holds: ({ compensation }) => payRange(compensation) !== null,
    otherwise: /*i18n*/ "Add a pay range. Jobs with pay get more applicants.",
  },
  {
    field: "locationIds",
    holds: ({ locationIds }) => locationIds === undefined || locationIds.length > 0,
    otherwise: /*i18n*/ "Choose at least one location",
  },
];

/** Everything that keeps a job from being published; empty when nothing does. */
export const publishProblems = (job: JobToPublish): PublishProblem[] =>
  rules.filter(({ holds }) => !holds(job)).map(({ field, otherwise }) => ({ field, message: otherwise }));

/** A change may not take away from a published job what it needed to be published. */
export const staysPublishable = z.looseObject({ listingStatus: z.string() }).superRefine((job, context) => {
  if (!isOpenForApplications(job.listingStatus as ListingStatus)) return;
  for (const { field, message } of publishProblems(job as JobToPublish))
    context.addIssue({ code: "custom", path: [field], message });
});
