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
