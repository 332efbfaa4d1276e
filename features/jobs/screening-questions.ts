/** An employer's own questions to applicants, and which answers knock an application out. */
import { z } from "zod";
import { requiredText } from "#platform/shared/text.ts";

export const screeningQuestionTypes = ["yes_no", "choice", "number", "text"] as const;
export type ScreeningQuestionType = (typeof screeningQuestionTypes)[number];

export const mostScreeningQuestions = 10;

const answerValue = z.union([
  z.string().max(5000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(500)).max(50),
]);
const numberBounds = z.object({ min: z.number().nullish(), max: z.number().nullish() });

export const screeningQuestion = z.object({
  id: z.string().min(1).max(100),
  question: requiredText(/*i18n*/ "Write the question", 500),
  type: z.enum(screeningQuestionTypes),
  required: z.boolean().default(false),
  options: z.array(z.string().min(1).max(200)).max(30).nullish(),
  /** Answers that knock out; for a number the bounds it must keep. */
  knockOut: z.union([answerValue, numberBounds]).nullish(),
});
export type ScreeningQuestion = z.infer<typeof screeningQuestion>;
export type ScreeningAnswer = z.infer<typeof answerValue> | null | undefined;

export const screeningQuestions = z
  .array(screeningQuestion)
  .max(mostScreeningQuestions, { error: /*i18n*/ "Ask at most 10 questions" });

/** Answers are kept by the question's id, so no two questions may share one. */
export const distinctQuestions = screeningQuestions
  .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, {
    error: /*i18n*/ "Two questions have the same id",
  })
  .refine(
    (questions) => questions.every(({ type, options }) => type !== "choice" || (options?.length ?? 0) >= 2),
    {
      error: /*i18n*/ "Add at least two answers to choose from",
    },
  );

/** Answers by question id. */
export const screeningAnswers = z.record(z.string(), answerValue.nullable());
export type ScreeningAnswers = Record<string, ScreeningAnswer>;

/** False when any answer knocks out. Such an application is marked and kept, never dropped. */
export const qualified = (answers: ScreeningAnswers, questions: readonly ScreeningQuestion[]): boolean =>
  questions.every((question) => !knocksOut(answers[question.id], question));

/** The required questions still without an answer. */
export const unansweredQuestions = (answers: ScreeningAnswers, questions: readonly ScreeningQuestion[]) =>
  questions.filter(({ id, required }) => required && !isAnswered(answers[id]));

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
function knocksOut(answer: ScreeningAnswer, { knockOut }: ScreeningQuestion): boolean {
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
