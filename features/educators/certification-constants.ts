/** Kinds of certifications, and the titles a new geography starts with. */
export const certificationCategoryTypes = ["state_certification", "cda"] as const;
export type CertificationCategoryType = (typeof certificationCategoryTypes)[number];

export const defaultCertifications = {
  state_certification: [
    "State teaching license: early childhood",
    "State teaching license: elementary",
    "State special education license",
    "State director credential",
    "State child-care staff registration",
  ],
  cda: [
    "CDA: Infant/Toddler",
    "CDA: Preschool",
    "CDA: Family Child Care",
    "CDA: Home Visitor",
    "CDA: in progress",
  ],
} as const satisfies Record<CertificationCategoryType, readonly string[]>;

/**
 * What a job can require, wherever it is. Each certification option names those it counts as: a state's own titles
 * ("Texas teaching license: early childhood") differ, what they prove does not.
 */
export const certificationQualifications = [
  ...defaultCertifications.state_certification,
  ...defaultCertifications.cda,
] as const;
export type CertificationQualification = (typeof certificationQualifications)[number];

/** A state's title for the qualification itself, with the state's name where the qualification says "State". */
export const isTitleOfQualification = (title: string, qualification: CertificationQualification) =>
  qualification.startsWith("State ")
    ? title.endsWith(qualification.slice("State".length))
    : title === qualification;
