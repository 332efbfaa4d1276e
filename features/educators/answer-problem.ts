/** What is wrong with an answer to a profile question, for the form and the server alike. */
import { isText } from "#platform/shared/text.ts";
import { answerValue, chosenValues } from "./answer-value.ts";
import type { InputType } from "./profile-question-constants.ts";
import type { QuestionOption } from "./profile-question.ts";
import { months } from "./start-date.ts";

export interface AnswerableQuestion {
  inputType: string;
  minInput: number;
  options: readonly QuestionOption[];
}

/** The sentence to show, or null when the answer is fine. */
export function answerProblem(question: AnswerableQuestion, text: string): string | null {
  const check = checks[question.inputType as InputType] ?? checks.text;
  return check(question, text);
}

/** Whether a text counts as an answer at all: a list must hold enough, a text must say something. */
export const isAnswered = (question: AnswerableQuestion, text: string | undefined) =>
  text !== undefined && answerProblem(question, text) === null;

type Check = (question: AnswerableQuestion, text: string) => string | null;

const missing = /*i18n*/ "Answer this question";

const written: Check = ({ minInput }, text) => {
  if (!isText(text)) return missing;
  return text.trim().length < minInput ? /*i18n*/ "Write a little more" : null;
};

const oneOf: Check = ({ options }, text) => {
  const [value] = chosenValues(text);
  if (value === undefined) return /*i18n*/ "Choose one of the answers";
  return offered(options, [value]) ? null : /*i18n*/ "Choose one of the answers";
};

const someOf: Check = ({ options, minInput }, text) => {
  const values = chosenValues(text);
  if (!offered(options, values)) return /*i18n*/ "Choose from the answers";
  return values.length < Math.max(1, minInput) ? /*i18n*/ "Choose more answers" : null;
};

// What is offered may change later; an option nobody wrote down takes any value.
const offered = (options: readonly QuestionOption[], values: string[]) =>
  options.length === 0 || values.every((value) => options.some((option) => option.value === value));

const number: Check = (_question, text) =>
  /^\s*\d{1,9}(\.\d+)?\s*$/.test(text) ? null : /*i18n*/ "Enter a number";

/** Dollars an hour, or a range with its interval as jobs have it. */
const pay: Check = (question, text) => {
  const value = answerValue(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? null : number(question, text);
};

const date: Check = (_question, text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? null
    : /*i18n*/ "Enter a date, like 03/15/2024";

const month: Check = (_question, text) =>
  (months as readonly string[]).includes(text) || /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
    ? null
    : /*i18n*/ "Choose a month";

const place: Check = (_question, text) => {
  const value = answerValue(text) as { lat?: unknown; lng?: unknown } | string | null;
  if (typeof value === "string") return isText(value) ? null : missing;
  return typeof value?.lat === "number" && typeof value.lng === "number" ? null : missing;
};

const nothing: Check = () => /*i18n*/ "This needs no answer";

const checks: Record<InputType, Check> = {
  text: written,
  textarea: written,
  number,
  currency: pay,
  select: oneOf,
  radio: oneOf,
  multi_select: someOf,
  checkbox: someOf,
  date,
  month,
  location: place,
  file: (_question, text) => (text ? null : missing),
  video: (_question, text) => (text ? null : missing),
  info: nothing,
  rejection: nothing,
  final_rejection: nothing,
};
