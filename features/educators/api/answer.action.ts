/** Answering a profile question: checked by its input type, kept under its name, the last answer stands. */
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields, unprocessable } from "#platform/server/errors.ts";
import { sql } from "kysely";
import { z } from "zod";
import { answerProblem } from "../answer-problem.ts";
import { answerText } from "../profile-question.ts";
import { takeFile } from "./answer-file.ts";
import { ownerOf } from "./own-part.ts";
import { type Question, questionsOf } from "./questions-of.query.ts";

export const answerInput = z.strictObject({
  value: answerText,
  profileQuestionId: z.uuid().nullish(),
  profileQuestionName: z.string().max(200).nullish(),
  userProfileId: z.uuid().nullish(),
});

export async function answer(context: WriteContext, input: z.output<typeof answerInput>): Promise<string> {
  const { db } = context;
  const userProfileId = await ownerOf(context, input.userProfileId);
  const question = await questionFor(context, userProfileId, input);
  check(question, input.value);
  const value =
    question.inputType === "file"
      ? await takeFile(context, input.value, await givenTo(context, userProfileId, question.name))
      : input.value;
  const kept = await db
    .insertInto("profileQuestionAnswers")
    .values({
      userProfileId,
      profileQuestionId: question.id,
      profileQuestionName: question.name,
      profileQuestionLabel: question.label,
      value,
    })
    .onConflict((answered) =>
      answered.columns(["userProfileId", "profileQuestionName"]).doUpdateSet({
        profileQuestionId: question.id,
        profileQuestionLabel: question.label,
        value,
        updatedAt: context.now(),
        version: sql`profile_question_answers.version + 1`,
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return kept.id;
}

/** A PATCH of the value: the question stays. */
export async function changeAnswer(context: WriteContext, id: string, text: string): Promise<void> {
  const row = await context.db
    .selectFrom("profileQuestionAnswers")
    .select(["userProfileId", "profileQuestionName", "value"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const question = await questionFor(context, row.userProfileId, row);
  check(question, text);
  const value = question.inputType === "file" ? await takeFile(context, text, row.value) : text;
  await context.db.updateTable("profileQuestionAnswers").set({ value }).where("id", "=", id).execute();
}

async function givenTo({ db }: WriteContext, userProfileId: string, name: string) {
  const row = await db
    .selectFrom("profileQuestionAnswers")
    .select("value")
    .where("userProfileId", "=", userProfileId)
    .where("profileQuestionName", "=", name)
    .executeTakeFirst();
  return row?.value;
}

/** By name the question of the educator's own area is meant; by id it must be one of that area's, too. */
async function questionFor(
  { db }: WriteContext,
  userProfileId: string,
  by: { profileQuestionId?: string | null; profileQuestionName?: string | null },
): Promise<Question> {
  const profile = await db
    .selectFrom("userProfiles")
    .select("geographyId")
    .where("id", "=", userProfileId)
    .executeTakeFirstOrThrow();
  const questions = await questionsOf(db, profile.geographyId);
  const asked = questions.find(({ id, name }) =>
    by.profileQuestionId ? id === by.profileQuestionId : name === by.profileQuestionName,
  );
  if (asked) return asked;
  const field = by.profileQuestionId ? "profileQuestionId" : "profileQuestionName";
  throw invalidFields(
    [{ field, message: /*i18n*/ "That question is not asked here" }],
    (name) => `/data/attributes/${name}`,
  );
}

function check(question: Question, value: string): void {
  const problem = answerProblem(question, value);
  if (problem)
    throw unprocessable(problem.text, {
      source: { pointer: "/data/attributes/value" },
      meta: { field: "value", ...problem.values },
    });
}
