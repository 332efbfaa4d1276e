/** Which answers fit their questions, and which knock an application out. Apart from the schemas: pages read by them. */
import { ownValue } from "#platform/shared/own-value.ts";
import type { ScreeningAnswer, ScreeningAnswers, ScreeningQuestion } from "./screening-questions.ts";

/** False when any answer is disqualifying. Such an application is marked, never deleted. */
export const qualified = (answers: ScreeningAnswers, questions: readonly ScreeningQuestion[]): boolean =>
  questions.every((question) => !isDisqualifying(ownValue(answers, question.id), question));

/** The required questions still without an answer. */
export const unansweredQuestions = (answers: ScreeningAnswers, questions: readonly ScreeningQuestion[]) =>
  questions.filter(({ id, required }) => required && !isAnswered(ownValue(answers, id)));

/** The sentence for an answer that does not fit its question; null when it does, or when it is missing. */
export function answerProblem(answer: ScreeningAnswer, { type, options }: ScreeningQuestion): string | null {
  if (!isAnswered(answer)) return null;
  if (type === "yes_no")
    return ["yes", "no"].includes(words(answer)[0]!) ? null : /*i18n*/ "Answer yes or no";
  if (type === "number") return Number.isFinite(Number(answer)) ? null : /*i18n*/ "Enter a number";
  if (type !== "choice" || !options?.length) return null;
  const offered = options.map(normal);
  return words(answer).every((word) => offered.includes(word)) ? null : /*i18n*/ "Choose one of the answers";
}

const isAnswered = (answer: ScreeningAnswer): answer is NonNullable<ScreeningAnswer> =>
  answer !== null &&
  answer !== undefined &&
  (Array.isArray(answer) ? answer.length > 0 : String(answer).trim() !== "");

/** Silence never knocks out: required questions are refused when the application is sent. */
function isDisqualifying(answer: ScreeningAnswer, { knockOut }: ScreeningQuestion): boolean {
  if (!isAnswered(answer) || knockOut === null || knockOut === undefined) return false;
  if (typeof knockOut === "object" && !Array.isArray(knockOut)) {
    const number = Number(answer);
    return number < (knockOut.min ?? -Infinity) || number > (knockOut.max ?? Infinity);
  }
  const knocking = words(knockOut);
  return words(answer).some((word) => knocking.includes(word));
}

const words = (answer: NonNullable<ScreeningAnswer>) =>
  (Array.isArray(answer) ? answer : [answer]).map(normal);

/** `true` and "Yes" are one answer. */
const normal = (answer: string | number | boolean) =>
  typeof answer === "boolean" ? (answer ? "yes" : "no") : String(answer).trim().toLowerCase();
