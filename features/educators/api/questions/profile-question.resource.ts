/** Profile questions over JSON:API: an area's set for anyone, and for an educator what applies now. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { alwaysAllowed, filter, resource, type Row, type SearchQuery } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { questionCategories } from "../../profile-question-constants.ts";
import { ProfileQuestion } from "../../profile-question.ts";
import { selectApplicableQuestions, withWaivedAnswers } from "../../question-flow.ts";
import { createQuestion, deleteQuestion, questionInput } from "./write-question.action.ts";
import { withOfferedOptions } from "./offered-answers.query.ts";
import { findAnswers, questionsOfArea, questionsOfProfile } from "./applicable-questions.query.ts";

export const profileQuestions = resource({
  entity: ProfileQuestion,
  table: "profileQuestions",
  operators: operatorAccess.content,
  access: "everyone",
  collections: {
    profile_questions: { for: ["guest", "educator", "employer", "unchosen"], search: searchQuestions },
  },
  visibleTo: {
    guest: (rows) => rows.where("profileQuestions.unlisted", "=", false),
    unchosen: (rows) => rows.where("profileQuestions.unlisted", "=", false),
    // Employers may read answers to questions that a flow added.
    employer: (rows) => rows,
    educator: (rows, me) =>
      rows.where(sql<boolean>`(not profile_questions.unlisted or ${isAddedFor(me.userProfileId)})`),
  },
  fields: {
    order: {
      read: (row: Row<"profileQuestions">) => row.position,
      write: (position: number) => ({ position }),
    },
    options: { load: loadOptions, write: (options: object[]) => ({ options: JSON.stringify(options) }) },
    config: { write: (config: object) => ({ config: JSON.stringify(config) }) },
  },
  filters: {
    geographyId: filter(z.uuid()),
    category: filter(listParam(z.enum(questionCategories))),
    name: filter(listParam(z.string().max(200))),
  },
  sorts: { order: "position" },
  includes: ["geography"],
  create: {
    input: questionInput,
    run: (context: WriteContext, input: never) => createQuestion(context, input),
  },
  // Answers refer to the name, so it cannot change.
  updatableBy: Object.fromEntries(
    Object.keys(ProfileQuestion.attributes)
      .filter((name) => name !== "name")
      .map((name) => [name, alwaysAllowed]),
  ),
  delete: alwaysAllowed,
  remove: deleteQuestion,
});

/**
 * An educator's options are those that their area offers, and answers waived by an upheld appeal no longer reject them;
 * for everybody else they are as written.
 */
async function loadOptions(rows: Row<"profileQuestions">[], { db, actor }: Context | WriteContext) {
  const asked = actor.kind === "educator" ? await askedOf(db, actor.userProfileId, rows) : rows;
  return new Map<string, unknown>(asked.map(({ id, options }) => [id, options]));
}

async function askedOf(db: Queryable, userProfileId: string, rows: Row<"profileQuestions">[]) {
  const [{ geographyId, pardonedAnswers }, answers] = await Promise.all([
    db
      .selectFrom("userProfiles")
      .select(["geographyId", "pardonedAnswers"])
      .where("id", "=", userProfileId)
      .executeTakeFirstOrThrow(),
    findAnswers(db, userProfileId),
  ]);
  const questions = await withOfferedOptions(db, rows, geographyId, answers);
  return withWaivedAnswers(questions, answers, pardonedAnswers);
}

/** One of the educator's answers chose an option that adds the question. */
const isAddedFor = (userProfileId: string) => sql<boolean>`exists (
  select 1 from profile_question_answers given
  join profile_questions answered on answered.name = given.profile_question_name
  cross join jsonb_array_elements(answered.options) as option
  where given.user_profile_id = ${userProfileId}
    and option -> 'flow' -> 'add' @> to_jsonb(profile_questions.name)
    and case when given.value is json array then given.value::jsonb @> (option -> 'value') else given.value = option ->> 'value' end)`;

/** In the order of the flow; `order` alone would place added questions elsewhere. */
async function searchQuestions({ db, actor }: Context, { filters, size, offset }: SearchQuery) {
  const { category, name, updatedSince, ...where } = filters as {
    category?: string[];
    name?: string[];
    updatedSince?: Date;
    geographyId?: string;
  };
  const me = actor.kind === "educator" ? actor.userProfileId : null;
  const [questions, answers] = await Promise.all([
    me && !where.geographyId ? questionsOfProfile(db, me) : questionsOfArea(db, where.geographyId ?? null),
    me ? findAnswers(db, me) : {},
  ]);
  const applicable =
    // Which ones a flow adds depends on whom they ask: these callers read about many educators.
    actor.kind === "operator" || actor.kind === "employer"
      ? questions
      : selectApplicableQuestions(questions, answers);
  const found = applicable
    .filter((question) => !category || category.includes(question.category))
    .filter((question) => !name || name.includes(question.name))
    .filter((question) => !updatedSince || question.updatedAt >= updatedSince);
  const ids = found.slice(offset, offset + size).map(({ id }) => id);
  return { ids, total: found.length, totalIsExact: true };
}
