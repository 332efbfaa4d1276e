/** Validation of an education entry, for the form and the server alike. */
import { z } from "zod";
import { fileReference } from "#platform/shared/file-reference.ts";
import { isText } from "#platform/shared/is-text.ts";
import { endsAfterStart, endsWhenNotCurrent, entryDate, withRules } from "./entry-rules.ts";

export const educationHistoryFields = z.object({
  school: z.string().max(200).nullish(),
  city: z.string().max(200).nullish(),
  educationLevelId: z.string().nullish(),
  startDate: entryDate,
  endDate: entryDate,
  current: z.boolean().nullish(),
  major: z.string().max(200).nullish(),
  majorId: z.string().nullish(),
  minor: z.string().max(200).nullish(),
  minorId: z.string().nullish(),
  completedCollegeCredits: z.number().int().min(0).max(400).nullish(),
  transcript: fileReference.optional(),
});

export type EducationHistoryInput = z.infer<typeof educationHistoryFields>;

/** Levels are data, so the caller passes the ids of the high-school levels: those need no major. */
export const educationHistoryInput = (isHighSchool: (educationLevelId: string) => boolean) =>
  withRules(educationHistoryFields, [
    {
      field: "educationLevelId",
      holds: (entry) => Boolean(entry.educationLevelId),
      otherwise: /*i18n*/ "Choose an education level",
    },
    {
      field: "school",
      holds: (entry) => isText(entry.school),
      otherwise: /*i18n*/ "Enter the school's name",
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
      otherwise: /*i18n*/ "Enter the end date, or say that you still study here",
    },
    {
      field: "endDate",
      holds: (entry) => !endsWhenNotCurrent(entry) || endsAfterStart(entry),
      otherwise: /*i18n*/ "End date must be on or after the start date",
    },
    {
      field: "major",
      holds: ({ educationLevelId, major, majorId }) =>
        !educationLevelId || isHighSchool(educationLevelId) || Boolean(majorId) || isText(major),
      otherwise: /*i18n*/ "Enter your major",
    },
  ]);
