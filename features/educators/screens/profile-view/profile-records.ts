/** The records of a profile as others read it: included with the profile, or with an application. */
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { Certification } from "../../certification.ts";
import type { EducationHistory } from "../../education-history.ts";
import type { ProfileQuestionAnswer } from "../../profile-question.ts";
import { UserProfile } from "../../user-profile.ts";
import type { VideoAskAnswer } from "../../video-answer.ts";
import type { WorkHistory } from "../../work-history.ts";

export type Profile = ResourceOf<typeof UserProfile>;
export type WorkEntry = ResourceOf<typeof WorkHistory>;
export type EducationEntry = ResourceOf<typeof EducationHistory>;
export type CertificationRecord = ResourceOf<typeof Certification>;
export type AnswerRecord = ResourceOf<typeof ProfileQuestionAnswer>;
export type VideoAnswerRecord = ResourceOf<typeof VideoAskAnswer>;

/** The includes of reading one profile. */
export const profileIncludes = [
  "workHistories",
  "educationHistories",
  "educationHistories.educationLevel",
  "certifications",
  "profileQuestionAnswers",
  "profileQuestionAnswers.profileQuestion",
  "videoAskAnswers",
  "videoAskAnswers.videoAskQuestion",
] as const;

/** From the list, since reading a profile by its own address tells the educator that it was viewed. */
export const profilePrefetchPath = (slug: string) =>
  collectionPath(UserProfile, { filter: { slug }, include: profileIncludes });

/** The anchors of the parts on the page. */
export const partIds = {
  preferences: "looking-for",
  work: "work-history",
  education: "education",
  certifications: "certifications",
  videos: "videos",
  answers: "about-them",
  documents: "documents",
} as const;

/** Answers that are files or videos are shown elsewhere. */
const nonTextInputTypes = ["file", "video", "info", "rejection", "final_rejection"];

/** Groups the text answers: job preferences, and the rest. */
export function groupAnswers({ profileQuestionAnswers }: Pick<Profile, "profileQuestionAnswers">) {
  const textAnswers = (profileQuestionAnswers ?? []).filter(
    ({ profileQuestion }) => !nonTextInputTypes.includes(profileQuestion?.inputType ?? "text"),
  );
  const isPreference = ({ profileQuestion }: AnswerRecord) => profileQuestion?.category === "job_preferences";
  return {
    preferences: textAnswers.filter(isPreference),
    others: textAnswers.filter((answer) => !isPreference(answer)),
  };
}
