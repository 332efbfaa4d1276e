/** The options of education entries: levels, fields of study, and qualifications that a job may require. */
import { entity } from "#platform/shared/entity.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";

export const listTitle = requiredText(/*i18n*/ "Enter a title");
/** Where it stands in its list, from the top. */
export const listPosition = z.number().int().min(0).max(10_000);

export const EducationLevel = entity("education_levels", {
  attributes: {
    title: listTitle,
    eceRelated: z.boolean(),
    filterableEducationLevel: z.number().int().min(0).max(4),
    creditCountRequired: z.boolean(),
    position: listPosition,
  },
});

export const EducationField = entity("education_fields", {
  attributes: { title: listTitle, eceRelated: z.boolean() },
});

export const EducationalQualification = entity("educational_qualifications", {
  attributes: { title: listTitle },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    education_levels: typeof EducationLevel;
    education_fields: typeof EducationField;
    educational_qualifications: typeof EducationalQualification;
  }
}
