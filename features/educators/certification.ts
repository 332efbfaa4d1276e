/** A certification an educator holds, and the options it is chosen from. */
import { entity } from "#platform/shared/entity.ts";
import { fileReference } from "#platform/shared/file-reference.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";
import { certificationCategoryTypes, certificationQualifications } from "./certification-constants.ts";
import { listPosition, listTitle } from "./education-lists.ts";

export const CertificationCategory = entity("certification_categories", {
  attributes: {
    title: listTitle,
    categoryType: z.enum(certificationCategoryTypes),
    position: listPosition,
  },
  belongsTo: { geography: "geographies" },
  hasMany: { certificationOptions: "certification_options" },
});

export const CertificationOption = entity("certification_options", {
  attributes: {
    title: listTitle,
    position: listPosition,
    /** What it counts as where a job requires it. */
    qualifications: z.array(z.enum(certificationQualifications)).max(certificationQualifications.length),
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
