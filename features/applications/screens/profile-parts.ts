/** What a read of one application brings along. */
export const profileParts = [
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
