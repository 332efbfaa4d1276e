/** What an educator who is not selected reads. */
/** Rejection messages to choose from; the first is the default. */
export const rejectionMessages = ["others", "keep_in_touch", "filled", "schedule", "qualifications"] as const;
export type RejectionMessage = (typeof rejectionMessages)[number];

/** What the educator reads. */
export const rejectionTexts: Record<RejectionMessage, string> = {
  others:
    /*i18n*/ "Thank you for applying for {title} at {employerName}. They have chosen to go on with others this time.",
  keep_in_touch:
    /*i18n*/ "Thank you for applying for {title} at {employerName}. They chose somebody else this time and would be glad to hear from you again.",
  filled:
    /*i18n*/ "Thank you for applying for {title} at {employerName}. The position has been filled in the meantime.",
  schedule:
    /*i18n*/ "Thank you for applying for {title} at {employerName}. The hours you are looking for and the hours they need do not fit together this time.",
  qualifications:
    /*i18n*/ "Thank you for applying for {title} at {employerName}. The position asks for qualifications your profile does not show yet; one more training or certificate can open it next time.",
};
