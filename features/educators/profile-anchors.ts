/** The anchors of the profile's parts on /profile: screens that name a missing part link to them. */
import type { QuestionCategory } from "./profile-question-constants.ts";

export const profileAnchors = [
  "photo",
  "about",
  "documents",
  "preferences",
  "visibility",
  "answers",
  "work",
  "education",
  "certifications",
  "video",
  "viewed",
] as const;
export type ProfileAnchor = (typeof profileAnchors)[number];

const ofParts: Readonly<Record<string, ProfileAnchor>> = {
  avatar: "photo",
  firstName: "about",
  lastName: "about",
  phoneNumber: "about",
  zipCode: "about",
  workHistories: "work",
  educationHistories: "education",
  certifications: "certifications",
  videoAskAnswers: "video",
  resume: "documents",
  attachments: "documents",
  indeedResume: "documents",
};

export const anchorOfCategory: Readonly<Record<QuestionCategory, ProfileAnchor>> = {
  basics: "about",
  job_preferences: "preferences",
  experience: "answers",
  education: "answers",
  certifications: "answers",
  screening: "answers",
  video: "video",
};

const question = "question-";

/** The place of a part (`workHistories`) or of a question (`desired_role`), as the names in `missingRequiredFields`. */
export const anchorOf = (name: string): string => ofParts[name] ?? question + name;

/** The question an anchor names; null for a part's. */
export const questionAt = (anchor: string): string | null =>
  anchor.startsWith(question) ? anchor.slice(question.length) : null;
