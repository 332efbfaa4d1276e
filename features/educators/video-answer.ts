/** Questions an educator answers on video, and the answers: recorded or uploaded here, linked from VideoAsk, or written. */
import { entity } from "#platform/shared/entity.ts";
import { fileReference, imageReference } from "#platform/shared/file-reference.ts";
import { z } from "zod";

export const VideoAskQuestion = entity("video_ask_questions", {
  attributes: {
    title: z.string(),
    description: z.string(),
    /** A recording ends by itself after these. */
    maxSeconds: z.number().int(),
    position: z.number().int(),
  },
  belongsTo: { geography: "geographies" },
});

export const videoAnswerStates = ["processing", "ready", "failed"] as const;

export const VideoAskAnswer = entity("video_ask_answers", {
  attributes: {
    videoAskQuestionId: z.uuid(),
    /** The upload's id when written; read as a link to what the browser can play. */
    video: fileReference,
    poster: imageReference,
    contactShareUrl: z.url().max(2000).nullable(),
    gifUrl: z.string().nullable(),
    text: z.string().trim().max(5000),
    durationSeconds: z.number().int().min(0).nullable(),
    state: z.enum(videoAnswerStates),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { userProfile: "user_profiles", videoAskQuestion: VideoAskQuestion },
});
