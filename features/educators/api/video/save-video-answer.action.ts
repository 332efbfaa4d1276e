/** Saves an answer to a video question: a video, a link or text; a new answer replaces the old one. */
import { nextVersion } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { fileReference } from "#platform/shared/file-reference.ts";
import { sql } from "kysely";
import { z } from "zod";
import { isTooLong, VideoAskAnswer } from "../../video-answer.ts";
import { videoShareLink } from "./video-link.ts";
import { requireProfileOwner } from "../entries/profile-owner.ts";
import {
  attachPoster,
  attachVideo,
  discardUnusedFiles,
  enqueuePreparation,
  initialState,
} from "./video-files.action.ts";

/** A link to a video stored elsewhere, normalized for storage. */
export const linkSchema = (hosts: readonly string[]) =>
  z
    .string()
    .max(2000)
    .nullable()
    .transform((given, context) => {
      if (!given?.trim()) return null;
      const link = videoShareLink(given, hosts);
      if (link) return link;
      const message = /*i18n*/ "Paste a link from VideoAsk, like https://www.videoask.com/f1a2b3c4d";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

type Link = ReturnType<typeof linkSchema>;

const { text, durationSeconds } = VideoAskAnswer.attributes;

const hasAnswerContent = (value: { video?: unknown; contactShareUrl?: unknown; text?: unknown }) =>
  Boolean(value.video || value.contactShareUrl || value.text);
const emptyAnswerError = {
  error: /*i18n*/ "Record a video, paste a link or write your answer",
  path: ["video"],
};

export const nonEmptyAnswer = z.looseObject({}).refine(hasAnswerContent, emptyAnswerError);

export const answerInput = (link: Link) =>
  z
    .strictObject({
      videoAskQuestionId: z.uuid(/*i18n*/ "Choose a question"),
      video: fileReference.optional(),
      poster: fileReference.optional(),
      contactShareUrl: link.optional(),
      gifUrl: link.optional(),
      text: text.optional(),
      durationSeconds: durationSeconds.optional(),
      userProfileId: z.uuid().nullish(),
    })
    .refine(hasAnswerContent, emptyAnswerError);

type Input = z.output<ReturnType<typeof answerInput>>;

export async function saveVideoAnswer(context: WriteContext, input: Input): Promise<string> {
  const { db } = context;
  const { videoAskQuestionId, video, poster } = input;
  const userProfileId = await requireProfileOwner(context, input.userProfileId);
  const question = await findQuestion(context, userProfileId, videoAskQuestionId);
  if (video && isTooLong(input.durationSeconds ?? 0, question))
    throw fieldError("video", /*i18n*/ "This video is too long. Record a shorter one.");
  await attachVideo(context, video);
  await attachPoster(context, poster);
  const values = {
    videoId: video?.id ?? null,
    posterId: (video && poster?.id) || null,
    contactShareUrl: input.contactShareUrl ?? null,
    gifUrl: input.gifUrl ?? null,
    text: input.text ?? "",
    durationSeconds: video ? (input.durationSeconds ?? null) : null,
    ...initialState(video),
  };
  const before = await lockAnswer(context, userProfileId, videoAskQuestionId);
  const saved = await db
    .insertInto("videoAskAnswers")
    .values({ userProfileId, videoAskQuestionId, ...values })
    .onConflict((answered) =>
      answered.columns(["userProfileId", "videoAskQuestionId"]).doUpdateSet({
        ...values,
        ...nextVersion(context.now(), "videoAskAnswers"),
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  await discardUnusedFiles(db, [before?.videoId ?? null, before?.posterId ?? null]);
  await enqueuePreparation(context, saved.id, video);
  return saved.id;
}

/** Simultaneous answers run one after the other, so that no file of the first is left behind. */
async function lockAnswer({ db }: WriteContext, userProfileId: string, questionId: string) {
  await db.selectFrom("userProfiles").select("id").where("id", "=", userProfileId).forNoKeyUpdate().execute();
  return db
    .selectFrom("videoAskAnswers")
    .select(["videoId", "posterId"])
    .where("userProfileId", "=", userProfileId)
    .where("videoAskQuestionId", "=", questionId)
    .executeTakeFirst();
}

async function findQuestion({ db }: WriteContext, userProfileId: string, id: string) {
  const question = await db
    .selectFrom("videoAskQuestions")
    .select("maxSeconds")
    .where("id", "=", id)
    .where("active", "=", true)
    .where(
      sql<boolean>`(geography_id is null or geography_id = (
        select home.geography_id from user_profiles home where home.id = ${userProfileId}))`,
    )
    .executeTakeFirst();
  if (!question) throw fieldError("videoAskQuestionId", /*i18n*/ "That question is not asked here");
  return question;
}

const fieldError = (field: string, message: string) =>
  invalidFields([{ field, message }], (name) => `/data/attributes/${name}`);
