/** A certification an educator holds, and the options it is chosen from. */
import { entity } from "#platform/shared/entity.ts";
import { fileReference } from "#platform/shared/file-reference.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";
import { certificationCategoryTypes, certificationQualifications } from "./certification-constants.ts";

export const CertificationCategory = entity("certification_categories", {
  attributes: {
    title: z.string(),
    categoryType: z.enum(certificationCategoryTypes),
    position: z.number().int(),
  },
  belongsTo: { geography: "geographies" },
  hasMany: { certificationOptions: "certification_options" },
});

export const CertificationOption = entity("certification_options", {
  attributes: {
    title: z.string(),
    position: z.number().int(),
    /** What it counts as where a job requires it. */
    qualifications: z.array(z.enum(certificationQualifications)),
  },
  belongsTo: { certificationCategory: CertificationCategory },
});

export const Certification = entity("certifications", {
  attributes: {
    title: requiredText(/*i18n*/ "Choose a certification"),
    document: fileReference,
    certificationOptionId: z.uuid().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { userProfile: "user_profiles", certificationOption: CertificationOption },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    certification_categories: typeof CertificationCategory;
    certification_options: typeof CertificationOption;
    certifications: typeof Certification;
  }
}
