/** What lists of educators request: what their rows show, and no more. */
export const listParts = [
  "workHistories",
  "educationHistories",
  "educationHistories.educationLevel",
  "certifications",
  "profileQuestionAnswers",
  "videoAskAnswers",
] as const;

/** Of the answers to questions, those that a row shows. */
export const listAnswers = [
  "desired_role",
  "availability",
  "languages_spoken",
  "work_experience",
  "job_search_status",
  "desired_start",
  "desired_start_month",
  "desired_start_date",
  "notice_period",
] as const;

/** A profile has some twenty answers. */
export const listFilter = { "profile_question_answers.profileQuestionName": listAnswers };

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
