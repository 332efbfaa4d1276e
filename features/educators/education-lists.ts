/** The options of education entries: levels, fields of study, and qualifications that a job may require. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const EducationLevel = entity("education_levels", {
  attributes: {
    title: z.string(),
    eceRelated: z.boolean(),
    filterableEducationLevel: z.number().int().min(0).max(4),
    creditCountRequired: z.boolean(),
  },
});

export const EducationField = entity("education_fields", {
  attributes: { title: z.string(), eceRelated: z.boolean() },
});

export const EducationalQualification = entity("educational_qualifications", {
  attributes: { title: z.string() },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    education_levels: typeof EducationLevel;
    education_fields: typeof EducationField;
    educational_qualifications: typeof EducationalQualification;
  }
}
