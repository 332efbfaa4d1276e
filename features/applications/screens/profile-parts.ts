/** What hangs on a profile, as it comes included with an application. */
import type { Certification } from "#features/educators/certification.ts";
import type { EducationHistory } from "#features/educators/education-history.ts";
import type { ProfileQuestionAnswer } from "#features/educators/profile-question.ts";
import type { UserProfile } from "#features/educators/user-profile.ts";
import type { WorkHistory } from "#features/educators/work-history.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";

export type Profile = ResourceOf<typeof UserProfile>;
export type Worked = ResourceOf<typeof WorkHistory>;
export type Learned = ResourceOf<typeof EducationHistory>;
export type Certified = ResourceOf<typeof Certification>;
export type Answered = ResourceOf<typeof ProfileQuestionAnswer>;

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

/** Where the parts stand on the page, for links to them. */
export const partIds = {
  work: "work-history",
  education: "education",
  certifications: "certifications",
  answers: "about-them",
} as const;
