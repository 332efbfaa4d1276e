/** Validates an answer to a profile question, for the form and the server alike. */
import { isRecord } from "#platform/shared/is-record.ts";
import { isOneOf } from "#platform/shared/literals.ts";
import { isText } from "#platform/shared/is-text.ts";
import { answerValue, chosenValues } from "./answer-value.ts";
import { inputTypes, type InputType } from "./profile-question-constants.ts";
import type { QuestionOption } from "./profile-question.ts";
import { months } from "./start-date.ts";

export interface AnswerableQuestion {
  inputType: string;
  minInput: number;
  options: readonly QuestionOption[];
  /** `min` and `max`: of a number its value, of a text its length. */
  config?: unknown;
}

/** A message of the catalogues, and the values of its placeholders. */
export interface AnswerProblem {
  text: string;
  values?: Record<string, number | undefined>;
}

/** The problem to show, or null when the answer is valid. */
export function validateAnswer(question: AnswerableQuestion, text: string): AnswerProblem | null {
  const check = isOneOf(inputTypes, question.inputType) ? checks[question.inputType] : checks.text;
  const problem = check(question, text);
  return typeof problem === "string" ? { text: problem } : problem;
}

/** Whether a text counts as an answer: a list must hold enough, a text must not be empty. */
export const isAnswered = (question: AnswerableQuestion, text: string | undefined) =>
  text !== undefined && validateAnswer(question, text) === null;

/** The limits that an author set: of a number, or of a text's length. */
export function answerLimits({ config }: Pick<AnswerableQuestion, "config">): { min?: number; max?: number } {
  const { min, max }: Record<string, unknown> = isRecord(config) ? config : {};
  return {
    ...(typeof min === "number" && { min }),
    ...(typeof max === "number" && { max }),
  };
}

type Check = (question: AnswerableQuestion, text: string) => AnswerProblem | string | null;

const missing = /*i18n*/ "Answer this question";

const validateText: Check = (question, text) => {
  const { minInput } = question;
  const { max } = answerLimits(question);
  if (!isText(text)) return missing;
  if (text.trim().length < minInput)
    return { text: /*i18n*/ "Write at least {minInput} characters", values: { minInput } };
  return max !== undefined && text.length > max
    ? { text: /*i18n*/ "Write at most {max} characters", values: { max } }
    : null;
};

const validateOneOf: Check = ({ options }, text) => {
  const values = chosenValues(text);
  return values.length === 1 && areAllOptions(options, values) ? null : /*i18n*/ "Choose one of the answers";
};

const validateSomeOf: Check = ({ options, minInput }, text) => {
  const values = chosenValues(text);
  if (!areAllOptions(options, values)) return /*i18n*/ "Choose from the answers";
  const minChoices = Math.max(1, minInput);
  return new Set(values).size < minChoices
    ? { text: /*i18n*/ "Choose at least {minInput}", values: { minInput: minChoices } }
    : null;
};

// The options may change later; an option list that is empty accepts any value.
const areAllOptions = (options: readonly QuestionOption[], values: string[]) =>
  options.length === 0 || values.every((value) => options.some((option) => option.value === value));

const validateNumber: Check = (question, text) => {
  if (!/^\s*\d{1,9}(\.\d+)?\s*$/.test(text)) return /*i18n*/ "Enter a number";
  const { min, max } = answerLimits(question);
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
const validatePay: Check = (question, text) => {
  const value = answerValue(text);
  if (typeof value !== "object" || value === null) return validateNumber(question, text);
  const { min, max }: Record<string, unknown> = { ...value };
  const [least, most] = [min || 0, max || 0];
  if (!isAmount(least) || !isAmount(most)) return /*i18n*/ "Enter a number";
  const isRange = least + most > 0 && (!most || least <= most);
  return isRange ? null : /*i18n*/ "Enter a number";
};

const isAmount = (value: unknown): value is number => typeof value === "number" && value >= 0;

const validateDate: Check = (_question, text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text) ? null : /*i18n*/ "Enter a date, like 03/15/2024";

/** 2026-02-30 parses as a day of March: the calendar has no such day. */
const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const validateMonth: Check = (_question, text) =>
  isOneOf(months, text) || /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? null : /*i18n*/ "Choose a month";

const validatePlace: Check = (_question, text) => {
  const value = answerValue(text);
  if (typeof value === "string") return isText(value) ? null : missing;
  return isPlaceValue(value) ? null : missing;
};

function isPlaceValue(value: unknown): boolean {
  const { lat, lng, radiusInMiles }: Record<string, unknown> = isRecord(value) ? value : {};
  const isWithin = (degrees: unknown, most: number) =>
    typeof degrees === "number" && Math.abs(degrees) <= most;
  const isReach =
    (radiusInMiles ?? null) === null || (typeof radiusInMiles === "number" && radiusInMiles > 0);
  return isWithin(lat, 90) && isWithin(lng, 180) && isReach;
}

const noAnswerNeeded: Check = () => /*i18n*/ "This needs no answer";

const checks: Record<InputType, Check> = {
  text: validateText,
  textarea: validateText,
  number: validateNumber,
  currency: validatePay,
  select: validateOneOf,
  radio: validateOneOf,
  multi_select: validateSomeOf,
  checkbox: validateSomeOf,
  date: validateDate,
  month: validateMonth,
  location: validatePlace,
  file: (_question, text) => (text ? null : missing),
  // The id of a video answer.
  video: (_question, text) => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? null : missing),
  info: noAnswerNeeded,
  rejection: noAnswerNeeded,
  final_rejection: noAnswerNeeded,
};
