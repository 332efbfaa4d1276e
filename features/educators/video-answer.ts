/** Questions an educator answers on video, and the answers: recorded or uploaded here, linked from VideoAsk, or written. */
import { entity } from "#platform/shared/entity.ts";
import { fileReference, imageReference } from "#platform/shared/file-reference.ts";
import { z } from "zod";

export const VideoAskQuestion = entity("video_ask_questions", {
  attributes: {
    title: z.string().trim().min(1).max(200),
    description: z.string().trim().max(1000),
    /** A recording stops automatically after these. */
    maxSeconds: z.number().int().min(10).max(600),
    position: z.number().int(),
    /** False: not asked any more, but shown beside its existing answers. */
    active: z.boolean(),
    /** Where the reading educator may record the answer on VideoAsk, when the product has a form there. */
    recordUrl: z.string().nullable(),
  },
  belongsTo: { geography: "geographies" },
});

export const videoAnswerStates = ["processing", "ready", "failed"] as const;
export type VideoAnswerState = (typeof videoAnswerStates)[number];

/** Why a video can't be shown. Only what was interrupted may be tried again. */
export const videoProblems = ["too_long", "unreadable", "interrupted"] as const;
export type VideoProblem = (typeof videoProblems)[number];

/** Cameras and clocks differ: a video may be this much longer than the limit. */
export const durationToleranceSeconds = 5;

export const isTooLong = (seconds: number, { maxSeconds }: { maxSeconds: number }) =>
  seconds > maxSeconds + durationToleranceSeconds;

export const VideoAskAnswer = entity("video_ask_answers", {
  attributes: {
    videoAskQuestionId: z.uuid(),
    /** The upload's id when written; read as a link to what the browser can play. */
    video: fileReference,
    poster: imageReference,
    contactShareUrl: z.url().max(2000).nullable(),
    /** The video's preview image: VideoAsk's own, or the poster's URL. */
    gifUrl: z.string().max(2000).nullable(),
    text: z.string().trim().max(5000),
    durationSeconds: z.number().int().min(0).nullable(),
    state: z.enum(videoAnswerStates),
    problem: z.enum(videoProblems).nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { userProfile: "user_profiles", videoAskQuestion: VideoAskQuestion },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    video_ask_questions: typeof VideoAskQuestion;
    video_ask_answers: typeof VideoAskAnswer;
  }
}
