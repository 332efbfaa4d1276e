/** The seven sections of a profile, and which of them are complete: the blocks of its tower. */
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
