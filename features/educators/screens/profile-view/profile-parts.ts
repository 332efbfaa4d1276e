/** What hangs on a profile where it is read by others: included with the profile, or with an application. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { Certification } from "../../certification.ts";
import type { EducationHistory } from "../../education-history.ts";
import type { ProfileQuestionAnswer } from "../../profile-question.ts";
import type { UserProfile } from "../../user-profile.ts";
import type { VideoAskAnswer } from "../../video-answer.ts";
import type { WorkHistory } from "../../work-history.ts";

export type Profile = ResourceOf<typeof UserProfile>;
export type Worked = ResourceOf<typeof WorkHistory>;
export type Learned = ResourceOf<typeof EducationHistory>;
export type Certified = ResourceOf<typeof Certification>;
export type Answered = ResourceOf<typeof ProfileQuestionAnswer>;
export type Recorded = ResourceOf<typeof VideoAskAnswer>;

/** What a read of one profile brings along. */
export const viewParts = [
  "workHistories",
  "educationHistories",
  "educationHistories.educationLevel",
  "certifications",
  "profileQuestionAnswers",
  "profileQuestionAnswers.profileQuestion",
  "videoAskAnswers",
  "videoAskAnswers.videoAskQuestion",
] as const;

/** Where the parts stand on the page, for links to them. */
export const partIds = {
  preferences: "looking-for",
  work: "work-history",
  education: "education",
  certifications: "certifications",
  videos: "videos",
  answers: "about-them",
  documents: "documents",
} as const;

/** Answers that are files or videos have places of their own. */
const unspoken = ["file", "video", "info", "rejection", "final_rejection"];

/** What somebody said in answers: about the job they look for, and the rest. */
export function saidIn({ profileQuestionAnswers }: Pick<Profile, "profileQuestionAnswers">) {
  const said = ((profileQuestionAnswers ?? []) as unknown as Answered[]).filter(
    ({ profileQuestion }) => !unspoken.includes(profileQuestion?.inputType ?? "text"),
  );
  const isPreference = ({ profileQuestion }: Answered) => profileQuestion?.category === "job_preferences";
  return {
    preferences: said.filter(isPreference),
    others: said.filter((answer) => !isPreference(answer)),
  };
}
