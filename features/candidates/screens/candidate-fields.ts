/** What lists of educators request: what their rows show, and no more. */
export const listParts = [
  "workHistories",
  "educationHistories",
  "educationHistories.educationLevel",
  "certifications",
  "profileQuestionAnswers",
  "videoAskAnswers",
] as const;

/** Whole profiles would make the list many times as heavy. */
export const listFields = {
  user_profiles: [
    "firstName,lastName,slug,avatar,city,state,zipCode,activeRecently,completedEceCredits,responsive,liked",
    "recommended,previouslyApplied,previouslyMessaged,showCertifications,showEducation,metadata",
    "work_histories,education_histories,certifications,profile_question_answers,video_ask_answers",
  ],
  work_histories: ["jobTitle,startDate,endDate,current,workedWithChildren,languages"],
  education_histories: ["school,major,startDate,endDate,current,education_level"],
  education_levels: ["title"],
  certifications: ["title"],
  profile_question_answers: ["value,profileQuestionName"],
  video_ask_answers: ["state"],
} as const;
