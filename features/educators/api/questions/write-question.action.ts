/** Operators write the profile questions: each set is validated as the educators of its areas would see it. */
import type { RowWritten } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, invalidFields } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { translator } from "#platform/server/translations.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { sql } from "kysely";
import { z } from "zod";
import { ProfileQuestion } from "../../profile-question.ts";
import { validateQuestionFlow } from "./validate-question-set.ts";
import { questionsOfArea } from "./applicable-questions.query.ts";

type QuestionRow = Row<"profileQuestions">;

export const questionInput = z
  .strictObject({
    ...ProfileQuestion.attributes,
    name: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,99}$/, /*i18n*/ "Use lower-case letters, digits and underscores"),
    label: requiredText(/*i18n*/ "Enter the question", 300),
    geographyId: z.uuid().nullable(),
  })
  .partial()
  .required({ name: true, label: true, category: true, inputType: true });

export async function createQuestion(
  context: WriteContext,
  { order: position, options, config, geographyId = null, ...input }: z.output<typeof questionInput>,
): Promise<string> {
  await requireNewName(context, input.name, geographyId);
  const made = await context.db
    .insertInto("profileQuestions")
    .values({
      ...input,
      geographyId,
      options: JSON.stringify(options ?? []),
      config: JSON.stringify(config ?? {}),
      position: position ?? (await nextPosition(context)),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Runs when a question was created or changed: it must be valid in every area that uses it. */
export async function checkQuestionFlow(
  { db, language }: WriteContext,
  { after: question }: RowWritten<"profileQuestions">,
): Promise<void> {
  const areas = await areasWithQuestion(db, question);
  for (const geographyId of areas) {
    const questions = await questionsOfArea(db, geographyId);
    for (const question of questions) {
      const problem = validateQuestionFlow(question, questions);
      if (!problem) continue;
      const message = translator(language)(problem.message, problem.values);
      throw invalidFields(
        [{ field: "options", message, code: "bad_flow" }],
        (field) => `/data/attributes/${field}`,
      );
    }
  }
}

/** A question with answers can only be unlisted, not deleted. Nor may another question add a deleted one. */
export async function deleteQuestion({ db }: WriteContext, { id, name: called }: QuestionRow): Promise<void> {
  const answer = await db
    .selectFrom("profileQuestionAnswers")
    .select("id")
    .where("profileQuestionId", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (answer) {
    throw conflict(/*i18n*/ "People have answered this question. Take it off the list instead.", {
      code: "question_answered",
    });
  }
  const leadingQuestion = await db
    .selectFrom("profileQuestions")
    .select("id")
    .where(
      sql<boolean>`jsonb_path_exists(options, '$[*].flow.add[*] ? (@ == $name)', ${JSON.stringify({ name: called })}::jsonb)`,
    )
    .limit(1)
    .executeTakeFirst();
  if (leadingQuestion) {
    throw conflict(/*i18n*/ "Answers to another question lead to this one. Change those first.", {
      code: "question_led_to",
    });
  }
  await db.deleteFrom("profileQuestions").where("id", "=", id).execute();
}

/**
 * The question's area alone; a default question applies everywhere, so also in every area that replaces
 * questions.
 */
async function areasWithQuestion(db: WriteContext["db"], { geographyId }: QuestionRow) {
  if (geographyId) return [geographyId];
  const overridingAreas = await db
    .selectFrom("profileQuestions")
    .select("geographyId")
    .distinct()
    .where("geographyId", "is not", null)
    .execute();
  return [null, ...overridingAreas.map((row) => row.geographyId)];
}

async function requireNewName(
  { db }: WriteContext,
  wanted: string,
  geographyId: string | null,
): Promise<void> {
  const existing = await db
    .selectFrom("profileQuestions")
    .select("id")
    .where("name", "=", wanted)
    .where(sql<boolean>`geography_id is not distinct from ${geographyId}::uuid`)
    .executeTakeFirst();
  if (!existing) return;
  const message = /*i18n*/ "There is a question of this name already";
  throw invalidFields([{ field: "name", message, code: "taken" }], (field) => `/data/attributes/${field}`);
}

async function nextPosition({ db }: WriteContext): Promise<number> {
  const { last } = await db
    .selectFrom("profileQuestions")
    .select(sql<number>`coalesce(max(position), 0)`.as("last"))
    .executeTakeFirstOrThrow();
  return last + 10;
}
