/** The sections of a profile: which of them are complete, the blocks of its tower, and how far each part of the page is. */
import { anchorOf, anchorOfCategory, type ProfileAnchor, questionAt } from "../../profile-anchors.ts";
import { ownValue } from "#platform/shared/own-value.ts";
import { isAnswered } from "../../validate-answer.ts";
import type { QuestionCategory } from "../../profile-question-constants.ts";
import { questionCategories } from "../../profile-question-constants.ts";
import type { QuestionOption } from "../../profile-question.ts";

interface SectionQuestion {
  name: string;
  category: QuestionCategory;
  inputType: string;
  minInput: number;
  options: readonly QuestionOption[];
  config?: unknown;
}

export interface ProfileContents {
  /** Names of required parts and questions that are still open. */
  missing: readonly string[];
  questions: readonly SectionQuestion[];
  given: Readonly<Record<string, string>>;
  workHistories: number;
  educationHistories: number;
  certifications: number;
  videoAnswers: number;
}

/** A section is complete when nothing required is missing and it holds something. */
export function completeSections(contents: ProfileContents): QuestionCategory[] {
  return questionCategories.filter(
    (category) => !lacksSomething(category, contents) && hasContent(category, contents),
  );
}

function lacksSomething(category: QuestionCategory, { missing, questions }: ProfileContents) {
  const names = questions.filter((question) => question.category === category).map(({ name }) => name);
  return missing.some((name) => names.includes(name) || partsOf[category]?.includes(name));
}

const partsOf: Partial<Record<QuestionCategory, string[]>> = {
  basics: ["firstName", "lastName", "zipCode"],
  experience: ["workHistories"],
  education: ["educationHistories"],
};

function hasContent(category: QuestionCategory, contents: ProfileContents): boolean {
  const { workHistories, educationHistories, certifications, videoAnswers, given } = contents;
  if (category === "experience") return workHistories > 0 || given.work_experience === "none";
  if (category === "education") return educationHistories > 0;
  if (category === "certifications" && certifications > 0) return true;
  if (category === "video") return videoAnswers > 0;
  return contents.questions.some(
    (question) => question.category === category && isAnswered(question, ownValue(given, question.name)),
  );
}

/** missing: something required is open · open: something optional is · filled: nothing is. */
export type PartState = "missing" | "open" | "filled";

export interface PartContents extends ProfileContents {
  hasPhoto: boolean;
  documents: number;
}

/** Of each part that one fills in; who sees the profile, and who has seen it, is not filled in. */
export function partStates(contents: PartContents): Partial<Record<ProfileAnchor, PartState>> {
  const { workHistories, educationHistories, certifications, videoAnswers, given } = contents;
  const isFilled: Partial<Record<ProfileAnchor, boolean>> = {
    photo: contents.hasPhoto,
    about: areAnswered("about", contents),
    documents: contents.documents > 0,
    preferences: areAnswered("preferences", contents),
    answers: areAnswered("answers", contents),
    work: workHistories > 0 || given.work_experience === "none",
    education: educationHistories > 0,
    certifications: certifications > 0,
    video: videoAnswers > 0,
  };
  const missing = new Set(contents.missing.map((name) => partOf(name, contents)));
  return Object.fromEntries(
    Object.entries(isFilled).map(([anchor, filled]) => [
      anchor,
      missing.has(anchor as ProfileAnchor) ? "missing" : filled ? "filled" : "open",
    ]),
  );
}

const unanswerable = new Set(["info", "rejection", "final_rejection", "video"]);

const areAnswered = (anchor: ProfileAnchor, { questions, given }: ProfileContents) =>
  questions
    .filter(
      ({ category, inputType }) => anchorOfCategory[category] === anchor && !unanswerable.has(inputType),
    )
    .every((question) => isAnswered(question, ownValue(given, question.name)));

/** The part where a missing name is filled in. */
function partOf(name: string, { questions }: ProfileContents): string | undefined {
  const anchor = anchorOf(name);
  const asked = questionAt(anchor);
  if (asked === null) return anchor;
  const question = questions.find((one) => one.name === asked);
  return question && anchorOfCategory[question.category];
}
