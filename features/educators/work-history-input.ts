/** Validation of a work-history entry, for the form and the server alike. */
import { z } from "zod";
import { isText } from "#platform/shared/is-text.ts";
import { endsAfterStart, endsWhenNotCurrent, entryDate, withRules } from "./entry-rules.ts";

const textList = (most: number) => z.array(z.string().max(200)).max(most).nullish();

const fields = z.object({
  company: z.string().max(200).nullish(),
  jobTitle: z.string().max(200).nullish(),
  city: z.string().max(200).nullish(),
  startDate: entryDate,
  endDate: entryDate,
  current: z.boolean().nullish(),
  workedWithChildren: z.boolean().nullish(),
  gradeLevels: textList(20),
  teachingSettings: textList(20),
  teachingRoles: textList(20),
  approaches: textList(40),
  languages: textList(40),
  description: z.string().max(5000).nullish(),
  aiGenerated: z.boolean().nullish(),
});

export type WorkHistoryInput = z.infer<typeof fields>;

export const workHistoryInput = withRules(fields, [
  { field: "jobTitle", holds: (entry) => isText(entry.jobTitle), otherwise: /*i18n*/ "Choose a job title" },
  {
    field: "company",
    holds: (entry) => isText(entry.company),
    otherwise: /*i18n*/ "Enter the employer's name",
  },
  { field: "city", holds: (entry) => isText(entry.city), otherwise: /*i18n*/ "Enter the city" },
  {
    field: "startDate",
    holds: (entry) => Boolean(entry.startDate),
    otherwise: /*i18n*/ "Enter the start date",
  },
  {
    field: "endDate",
    holds: endsWhenNotCurrent,
    otherwise: /*i18n*/ "Enter the end date, or say that you still work here",
  },
  {
    field: "endDate",
    holds: (entry) => !endsWhenNotCurrent(entry) || endsAfterStart(entry),
    otherwise: /*i18n*/ "End date must be on or after the start date",
  },
  {
    field: "workedWithChildren",
    holds: (entry) => typeof entry.workedWithChildren === "boolean",
    otherwise: /*i18n*/ "Say whether you worked with children",
  },
]);
