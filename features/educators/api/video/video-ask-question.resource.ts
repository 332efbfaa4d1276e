/**
 * Video questions over JSON:API: the default ones and an area's own, readable by everybody, written by
 * operators.
 */
import { fullName } from "#features/accounts/full-name.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import { alwaysAllowed, filter, resource, type Row, type Rows } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { VideoAskQuestion } from "../../video-answer.ts";
import { videoFormContactLink } from "./video-link.ts";

type Question = Row<"videoAskQuestions">;

const { title, description, maxSeconds, position, active } = VideoAskQuestion.attributes;
const geographyId = z.uuid().nullable();
const input = z
  .strictObject({ title, description, maxSeconds, position, active, geographyId })
  .partial()
  .required({ title: true });

export const videoAskQuestions = ({ videoAskUrl }: Pick<Config, "videoAskUrl">) =>
  resource({
    entity: VideoAskQuestion,
    table: "videoAskQuestions",
    operators: operatorAccess.content,
    access: "everyone",
    collections: { video_ask_questions: { for: ["guest", "educator", "employer", "unchosen"] } },
    visibleTo: {
      guest: activeQuestions,
      unchosen: activeQuestions,
      // Employers may see answers to inactive questions.
      employer: (rows) => rows,
      educator: (rows, me) =>
        rows.where(sql<boolean>`(
          (video_ask_questions.active and (video_ask_questions.geography_id is null or video_ask_questions.geography_id = (
            select home.geography_id from user_profiles home where home.id = ${me.userProfileId})))
          or exists (select 1 from video_ask_answers own
            where own.video_ask_question_id = video_ask_questions.id and own.user_profile_id = ${me.userProfileId}))`),
    },
    fields: {
      recordUrl: {
        load: async (rows: Question[], context) => {
          const url = videoAskUrl ? await recordUrl(videoAskUrl, context) : null;
          return new Map(rows.map(({ id }) => [id, url]));
        },
      },
    },
    filters: {
      geographyId: filter(z.uuid(), (rows, id) =>
        rows.where(
          sql<boolean>`(video_ask_questions.geography_id is null or video_ask_questions.geography_id = ${id})`,
        ),
      ),
    },
    sorts: { position: "position", createdAt: "createdAt" },
    defaultSort: "position",
    includes: ["geography"],
    create: {
      input,
      run: async ({ db }: WriteContext, given: z.output<typeof input>) => {
        const made = await db
          .insertInto("videoAskQuestions")
          .values(given)
          .returning("id")
          .executeTakeFirstOrThrow();
        return made.id;
      },
    },
    updatableBy: Object.fromEntries(Object.keys(input.shape).map((name) => [name, alwaysAllowed])),
    delete: () => false,
    remove: async ({ db }, { id }: Question) => {
      const answer = await db
        .selectFrom("videoAskAnswers")
        .select("id")
        .where("videoAskQuestionId", "=", id)
        .executeTakeFirst();
      if (answer)
        throw conflict(/*i18n*/ "This question has answers already. Switch it off instead of deleting it.");
      await db.deleteFrom("videoAskQuestions").where("id", "=", id).execute();
    },
  });

const activeQuestions = (rows: Rows<"videoAskQuestions">) =>
  rows.where("videoAskQuestions.active", "=", true);

async function recordUrl(form: string, { db, actor }: Context | WriteContext): Promise<string | null> {
  if (actor.kind !== "educator") return null;
  const me = await db
    .selectFrom("accounts")
    .innerJoin("userProfiles", "userProfiles.accountId", "accounts.id")
    .select(["accounts.email", "userProfiles.firstName", "userProfiles.lastName"])
    .where("userProfiles.id", "=", actor.userProfileId)
    .executeTakeFirst();
  return me ? videoFormContactLink(form, { email: me.email, name: fullName(me) }) : null;
}
