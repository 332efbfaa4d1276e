/** Relations included when one application is read. */
export const applicationIncludes = [
  "jobListing",
  "locations",
  "userProfile",
  "userProfile.workHistories",
  "userProfile.educationHistories",
  "userProfile.educationHistories.educationLevel",
  "userProfile.certifications",
  "userProfile.profileQuestionAnswers",
  "userProfile.profileQuestionAnswers.profileQuestion",
] as const;
