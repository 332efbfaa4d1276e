/** Operators write the profile questions: each set is checked as the educators of its areas would be asked it. */
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, invalidFields } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { translator } from "#platform/server/translations.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { sql } from "kysely";
import { z } from "zod";
import { ProfileQuestion } from "../profile-question.ts";
import { authoringProblem } from "../question-authoring.ts";
import { questionsOf } from "./questions-of.query.ts";

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
  await checkIsNew(context, input.name, geographyId);
  const made = await context.db
    .insertInto("profileQuestions")
    .values({
      ...input,
      geographyId,
      options: JSON.stringify(options ?? []),
      config: JSON.stringify(config ?? {}),
      position: position ?? (await behindAll(context)),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

/** When `profile_questions` says that one was made or changed: what it is now must hold in every area that asks it. */
export async function checkFlow({ db, language }: WriteContext, { after }: RowChange<"profileQuestions">): Promise<void> {
  const written = after as unknown as QuestionRow;
  const areas = await areasAsking(db, written);
  for (const geographyId of areas) {
    const questions = await questionsOf(db, geographyId);
    for (const question of questions) {
      const problem = authoringProblem(question, questions);
      if (!problem) continue;
      const message = translator(language)(problem.message, problem.values);
      throw invalidFields(
        [{ field: "options", message, code: "bad_flow" }],
        (field) => `/data/attributes/${field}`,
      );
    }
  }
}

/** Answers are somebody's: a question that has some is only taken off the list. Nor may another lead into nothing. */
export async function deleteQuestion({ db }: WriteContext, { id, name: called }: QuestionRow): Promise<void> {
  const answered = await db
    .selectFrom("profileQuestionAnswers")
    .select("id")
    .where("profileQuestionId", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (answered) {
    throw conflict(/*i18n*/ "People have answered this question. Take it off the list instead.", {
      code: "question_answered",
    });
  }
  const leading = await db
    .selectFrom("profileQuestions")
    .select("id")
    .where(
      sql<boolean>`jsonb_path_exists(options, '$[*].flow.add[*] ? (@ == $name)', ${JSON.stringify({ name: called })}::jsonb)`,
    )
    .limit(1)
    .executeTakeFirst();
  if (leading) {
    throw conflict(/*i18n*/ "Answers to another question lead to this one. Change those first.", {
      code: "question_led_to",
    });
  }
  await db.deleteFrom("profileQuestions").where("id", "=", id).execute();
}

/** The area alone; a default one is asked everywhere, so wherever something is in the place of others. */
async function areasAsking(db: WriteContext["db"], { geographyId }: QuestionRow) {
  if (geographyId) return [geographyId];
  const own = await db
    .selectFrom("profileQuestions")
    .select("geographyId")
    .distinct()
    .where("geographyId", "is not", null)
    .execute();
  return [null, ...own.map((row) => row.geographyId)];
}

async function checkIsNew({ db }: WriteContext, wanted: string, geographyId: string | null): Promise<void> {
  const known = await db
    .selectFrom("profileQuestions")
    .select("id")
    .where("name", "=", wanted)
    .where(sql<boolean>`geography_id is not distinct from ${geographyId}::uuid`)
    .executeTakeFirst();
  if (!known) return;
  const message = /*i18n*/ "There is a question of this name already";
  throw invalidFields([{ field: "name", message, code: "taken" }], (field) => `/data/attributes/${field}`);
}

async function behindAll({ db }: WriteContext): Promise<number> {
  const { last } = await db
    .selectFrom("profileQuestions")
    .select(sql<number>`coalesce(max(position), 0)`.as("last"))
    .executeTakeFirstOrThrow();
  return last + 10;
}
