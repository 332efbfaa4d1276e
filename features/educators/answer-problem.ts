/** What is wrong with an answer to a profile question, for the form and the server alike. */
import { isText } from "#platform/shared/is-text.ts";
import { answerValue, chosenValues } from "./answer-value.ts";
import type { InputType } from "./profile-question-constants.ts";
import type { QuestionOption } from "./profile-question.ts";
import { months } from "./start-date.ts";

export interface AnswerableQuestion {
  inputType: string;
  minInput: number;
  options: readonly QuestionOption[];
  /** `min` and `max`: of a number itself, of a text its length. */
  config?: unknown;
}

/** A sentence of the catalogues, and what stands in its holes. */
export interface AnswerProblem {
  text: string;
  values?: Record<string, number | undefined>;
}

/** The sentence to show, or null when the answer is fine. */
export function answerProblem(question: AnswerableQuestion, text: string): AnswerProblem | null {
  const check = checks[question.inputType as InputType] ?? checks.text;
  const problem = check(question, text);
  return typeof problem === "string" ? { text: problem } : problem;
}

/** Whether a text counts as an answer at all: a list must hold enough, a text must say something. */
export const isAnswered = (question: AnswerableQuestion, text: string | undefined) =>
  text !== undefined && answerProblem(question, text) === null;

/** The ends that an author set: of a number, or of a text's length. */
export function limitsOf({ config }: Pick<AnswerableQuestion, "config">): { min?: number; max?: number } {
  const { min, max } = (config ?? {}) as Record<string, unknown>;
  return {
    ...(typeof min === "number" && { min }),
    ...(typeof max === "number" && { max }),
  };
}

type Check = (question: AnswerableQuestion, text: string) => AnswerProblem | string | null;

const missing = /*i18n*/ "Answer this question";

const written: Check = (question, text) => {
  const { minInput } = question;
  const { max } = limitsOf(question);
  if (!isText(text)) return missing;
  if (text.trim().length < minInput)
    return { text: /*i18n*/ "Write at least {minInput} characters", values: { minInput } };
  return max !== undefined && text.length > max
    ? { text: /*i18n*/ "Write at most {max} characters", values: { max } }
    : null;
};

const oneOf: Check = ({ options }, text) => {
  const values = chosenValues(text);
  return values.length === 1 && offered(options, values) ? null : /*i18n*/ "Choose one of the answers";
};

const someOf: Check = ({ options, minInput }, text) => {
  const values = chosenValues(text);
  if (!offered(options, values)) return /*i18n*/ "Choose from the answers";
  const least = Math.max(1, minInput);
  return new Set(values).size < least
    ? { text: /*i18n*/ "Choose at least {minInput}", values: { minInput: least } }
    : null;
};

// What is offered may change later; an option nobody wrote down takes any value.
const offered = (options: readonly QuestionOption[], values: string[]) =>
  options.length === 0 || values.every((value) => options.some((option) => option.value === value));

const number: Check = (question, text) => {
  if (!/^\s*\d{1,9}(\.\d+)?\s*$/.test(text)) return /*i18n*/ "Enter a number";
  const { min, max } = limitsOf(question);
  const given = Number(text);
  const isTooLow = min !== undefined && given < min;
  const isTooHigh = max !== undefined && given > max;
  if (!isTooLow && !isTooHigh) return null;
  if (min !== undefined && max !== undefined)
    return { text: /*i18n*/ "Enter a number from {min} to {max}", values: { min, max } };
  return min !== undefined
    ? { text: /*i18n*/ "Enter {min} or more", values: { min } }
    : { text: /*i18n*/ "Enter {max} or less", values: { max: max! } };
};

/** Dollars an hour, or a range with its interval as jobs have it. */
const pay: Check = (question, text) => {
  const value = answerValue(text);
  if (typeof value !== "object" || value === null) return number(question, text);
  const { min, max } = value as { min?: unknown; max?: unknown };
  const ends = [min, max].map((end) => end || 0);
  if (!ends.every((end) => typeof end === "number" && end >= 0)) return /*i18n*/ "Enter a number";
  const [least, most] = ends as [number, number];
  const isRange = least + most > 0 && (!most || least <= most);
  return isRange ? null : /*i18n*/ "Enter a number";
};

const date: Check = (_question, text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text) ? null : /*i18n*/ "Enter a date, like 03/15/2024";

/** 2026-02-30 reads as a day of March: the calendar has no such day. */
const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const month: Check = (_question, text) =>
  (months as readonly string[]).includes(text) || /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
    ? null
    : /*i18n*/ "Choose a month";

const place: Check = (_question, text) => {
  const value = answerValue(text);
  if (typeof value === "string") return isText(value) ? null : missing;
  return isPlace(value) ? null : missing;
};

function isPlace(value: unknown): boolean {
  const { lat, lng, radiusInMiles } = (value ?? {}) as Record<string, unknown>;
  const isWithin = (degrees: unknown, most: number) =>
    typeof degrees === "number" && Math.abs(degrees) <= most;
  const isReach =
    (radiusInMiles ?? null) === null || (typeof radiusInMiles === "number" && radiusInMiles > 0);
  return isWithin(lat, 90) && isWithin(lng, 180) && isReach;
}

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
  // Which of the video answers it is.
  video: (_question, text) => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? null : missing),
  info: nothing,
  rejection: nothing,
  final_rejection: nothing,
};
