/** One entry of an educator's education. */
import { entity } from "#platform/shared/entity.ts";
import { fileReference } from "#platform/shared/file-reference.ts";
import { z } from "zod";
import { EducationLevel } from "./education-lists.ts";

export const EducationHistory = entity("education_histories", {
  attributes: {
    school: z.string(/*i18n*/ "Enter the school's name").max(200),
    city: z.string(/*i18n*/ "Enter the city").max(200),
    startDate: z.string(/*i18n*/ "Enter the start date"),
    endDate: z.string().nullable(),
    current: z.boolean(),
    educationLevelId: z.uuid(/*i18n*/ "Choose an education level"),
    /** 0 to 4, of the level. */
    filterableEducationLevel: z.number().int().nullable(),
    major: z.string().max(200).nullable(),
    majorId: z.uuid().nullable(),
    minor: z.string().max(200).nullable(),
    minorId: z.uuid().nullable(),
    completedCollegeCredits: z.number().int().min(0).max(400).nullable(),
    transcript: fileReference,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { userProfile: "user_profiles", educationLevel: EducationLevel },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    education_histories: typeof EducationHistory;
  }
}
