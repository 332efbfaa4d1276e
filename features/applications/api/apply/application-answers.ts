/** Screening answers, stored with the questions as they were asked; the educator never sees the knock-out answers. */
import type { ScreeningQuestion } from "#features/jobs/screening-questions.ts";
import { answerProblem, qualified, unansweredQuestions } from "#features/jobs/screening-rules.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { z } from "zod";
import type { AnsweredQuestion } from "../../application.ts";

const answerValue = z
  .union([z.string().max(5000), z.number(), z.boolean(), z.array(z.string().max(200)).max(30)])
  .nullish();

/** Request input: answers by question id; the question texts come from the job. */
export const answersInput = z
  .array(z.looseObject({ id: z.string().max(100), answer: answerValue }))
  .max(20)
  .transform((given) => new Map(given.map((one) => [one.id, one.answer ?? null])));
export type AnswersById = z.output<typeof answersInput>;

export function answersFor(row: Row<"jobApplications">, me: Actor): AnsweredQuestion[] {
  const questions = row.screeningQuestions;
  if (me.kind !== "educator") return questions;
  return questions.map(({ knockOut: _kept, ...question }) => question);
}

/** Merges answers into the job's current questions; drops answers to removed questions. */
export function mergeAnswers(
  questions: ScreeningQuestion[],
  given: AnswersById,
  before: AnsweredQuestion[] = [],
): AnsweredQuestion[] {
  const known = new Map(before.map(({ id, answer: value }) => [id, value ?? null]));
  return questions.map((question) => ({
    ...question,
    // A null answer in the request clears the stored answer.
    answer: (given.has(question.id) ? given : known).get(question.id) ?? null,
  }));
}

/** Saves the answers of a draft; completeness is checked on submission. */
export async function saveAnswers({ db }: WriteContext, id: string, given: AnswersById): Promise<void> {
  const row = await db
    .selectFrom("jobApplications as application")
    .innerJoin("jobListings as job", "job.id", "application.jobListingId")
    .select(["application.screeningQuestions as before", "job.screeningQuestions as questions"])
    .where("application.id", "=", id)
    .executeTakeFirstOrThrow();
  const answered = mergeAnswers(row.questions, given, row.before);
  await db
    .updateTable("jobApplications")
    .set({ screeningQuestions: JSON.stringify(answered) })
    .where("id", "=", id)
    .execute();
}

/** Throws if answers are missing or invalid, naming each question's id; returns whether no answer knocks out. */
export function checkAnswers(answered: AnsweredQuestion[]): boolean {
  const answers = Object.fromEntries(answered.map(({ id, answer: value }) => [id, value]));
  const missing = new Set(unansweredQuestions(answers, answered).map(({ id }) => id));
  const problems = answered.flatMap((question) => {
    const message = missing.has(question.id)
      ? /*i18n*/ "Answer this question"
      : answerProblem(question.answer, question);
    return message ? [{ field: `screeningQuestions.${question.id}`, message, code: "unanswered" }] : [];
  });
  if (problems.length > 0) throw invalidFields(problems, () => "/data");
  return qualified(answers, answered);
}
