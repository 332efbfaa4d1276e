/** An employer's own questions to applicants. */
import { z } from "zod";
import { requiredText } from "#platform/shared/required-text.ts";

export const screeningQuestionTypes = ["yes_no", "choice", "number", "text"] as const;
export type ScreeningQuestionType = (typeof screeningQuestionTypes)[number];

export const maxScreeningQuestions = 10;

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
  /** Disqualifying answers; for a number, the bounds it must stay within. */
  knockOut: z.union([answerValue, numberBounds]).nullish(),
});
export type ScreeningQuestion = z.infer<typeof screeningQuestion>;
export type ScreeningAnswer = z.infer<typeof answerValue> | null | undefined;

export const screeningQuestions = z
  .array(screeningQuestion)
  .max(maxScreeningQuestions, { error: /*i18n*/ "Ask at most 10 questions" });

/** Answers are stored by question id, so no two questions may share one. */
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
export type ScreeningAnswers = Record<string, ScreeningAnswer>;
