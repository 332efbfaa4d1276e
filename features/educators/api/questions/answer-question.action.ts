/**
 * Saves an answer to a profile question: validated by its input type, stored by its name; the last answer
 * counts.
 */
import type { Queryable } from "#platform/server/database/database.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields, unprocessable } from "#platform/server/errors.ts";
import { z } from "zod";
import { validateAnswer } from "../../validate-answer.ts";
import { answerText } from "../../profile-question.ts";
import { attachAnswerFile } from "./answer-file.ts";
import { requireProfileOwner } from "../entries/profile-owner.ts";
import { withOfferedOptions } from "./offered-answers.query.ts";
import { type Question, questionsOfArea } from "./applicable-questions.query.ts";

export const answerInput = z.strictObject({
  value: answerText,
  profileQuestionId: z.uuid().nullish(),
  profileQuestionName: z.string().max(200).nullish(),
  userProfileId: z.uuid().nullish(),
});

export async function saveAnswer(
  context: WriteContext,
  input: z.output<typeof answerInput>,
): Promise<string> {
  const { db } = context;
  const userProfileId = await requireProfileOwner(context, input.userProfileId);
  const question = await findQuestion(context, userProfileId, input);
  requireValidAnswer(question, input.value);
  const value =
    question.inputType === "file"
      ? await attachAnswerFile(
          context,
          input.value,
          await findAnswer(context.db, userProfileId, question.name),
        )
      : input.value;
  const saved = await db
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
        ...nextVersion(context.now(), "profileQuestionAnswers"),
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return saved.id;
}

/** A PATCH of the value: the question stays. */
export async function changeAnswer(context: WriteContext, id: string, text: string): Promise<void> {
  const row = await context.db
    .selectFrom("profileQuestionAnswers")
    .select(["userProfileId", "profileQuestionName", "value"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const question = await findQuestion(context, row.userProfileId, row);
  requireValidAnswer(question, text);
  const value = question.inputType === "file" ? await attachAnswerFile(context, text, row.value) : text;
  await context.db.updateTable("profileQuestionAnswers").set({ value }).where("id", "=", id).execute();
}

async function findAnswer(db: Queryable, userProfileId: string, name: string) {
  const row = await db
    .selectFrom("profileQuestionAnswers")
    .select("value")
    .where("userProfileId", "=", userProfileId)
    .where("profileQuestionName", "=", name)
    .executeTakeFirst();
  return row?.value;
}

/**
 * A name means the question of the educator's own area; an id must also be one of that area's. Locks the profile:
 * answers given at once wait for each other, and each sees the ones before it.
 */
async function findQuestion(
  { db }: WriteContext,
  userProfileId: string,
  by: { profileQuestionId?: string | null; profileQuestionName?: string | null },
): Promise<Question> {
  const profile = await db
    .selectFrom("userProfiles")
    .select("geographyId")
    .where("id", "=", userProfileId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const questions = await questionsOfArea(db, profile.geographyId);
  const question = questions.find(({ id, name }) =>
    by.profileQuestionId ? id === by.profileQuestionId : name === by.profileQuestionName,
  );
  if (question) {
    const value = await findAnswer(db, userProfileId, question.name);
    const answers = value === undefined ? {} : { [question.name]: value };
    const [offered] = await withOfferedOptions(db, [question], profile.geographyId, answers);
    return offered!;
  }
  const field = by.profileQuestionId ? "profileQuestionId" : "profileQuestionName";
  throw invalidFields(
    [{ field, message: /*i18n*/ "That question is not asked here" }],
    (name) => `/data/attributes/${name}`,
  );
}

function requireValidAnswer(question: Question, value: string): void {
  const problem = validateAnswer(question, value);
  if (problem)
    throw unprocessable(problem.text, {
      source: { pointer: "/data/attributes/value" },
      meta: { field: "value", ...problem.values },
    });
}
