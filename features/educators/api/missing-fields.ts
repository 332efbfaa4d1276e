/** What a profile lacks before it can be reviewed, as names the checklist shows. */
import { ownValue } from "#platform/shared/own-value.ts";
import { type AnswerableQuestion, isAnswered } from "../validate-answer.ts";
import { type Answers, type FlowQuestion, rejections } from "../question-flow.ts";

/** Parts of the profile that are required besides the required questions. */
export const requiredParts = [
  "firstName",
  "lastName",
  "zipCode",
  "workHistories",
  "educationHistories",
] as const;
export type RequiredPart = (typeof requiredParts)[number];

export interface ProfileParts {
  firstName: string;
  lastName: string;
  zipCode: string | null;
  workHistories: number;
  educationHistories: number;
}

type Question = FlowQuestion & AnswerableQuestion & { category: string; required: boolean };

export interface MissingFields {
  missingRequiredFields: string[];
  missingScreeningQuestions: string[];
  /** Percent of what is required. */
  completeness: number;
}

/** `asked` are the questions that apply now. A soft rejection counts as missing until its answer is changed. */
export function findMissingFields(
  profile: ProfileParts,
  applicable: readonly Question[],
  answers: Answers,
): MissingFields {
  const { soft } = rejections(applicable, answers);
  const required = applicable.filter((question) => question.required || soft.includes(question.name));
  const open = required.filter(
    (question) => soft.includes(question.name) || !isAnswered(question, ownValue(answers, question.name)),
  );
  const named = (questions: readonly Question[], isScreening: boolean) =>
    questions.filter(({ category }) => (category === "screening") === isScreening).map(({ name }) => name);
  const parts = requiredParts.filter((part) => !isGiven(part, profile, answers));
  const all = requiredParts.length + required.length;
  return {
    missingRequiredFields: [...parts, ...named(open, false)],
    missingScreeningQuestions: named(open, true),
    completeness: Math.round((100 * (all - parts.length - open.length)) / all),
  };
}

function isGiven(part: RequiredPart, profile: ProfileParts, answers: Answers): boolean {
  // An educator without experience has no work history.
  if (part === "workHistories" && answers.work_experience === "none") return true;
  return Boolean(profile[part]);
}
