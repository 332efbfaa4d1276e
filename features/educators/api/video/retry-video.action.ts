/** `POST video_ask_answers/:id/retry`: prepares a video again whose preparation was interrupted. */
import { action } from "#platform/server/action.ts";
import { conflict } from "#platform/server/errors.ts";
import { z } from "zod";
import { VideoAskAnswer } from "../../video-answer.ts";
import { enqueuePreparation } from "./video-files.action.ts";

export const retryVideo = action({
  path: "video_ask_answers/:id/retry",
  for: ["educator"],
  input: z.strictObject({}),
  summary: "Prepares a video again whose preparation was interrupted.",
  on: VideoAskAnswer,
  run: async (context, _input, before) => {
    const { id, videoId, problem } = before;
    if (problem !== "interrupted" || !videoId)
      throw conflict(/*i18n*/ "There is nothing to try again. Record the answer once more.");
    const outcome = { state: "processing", problem: null } as const;
    await context.db
      .updateTable("videoAskAnswers")
      .set({ ...outcome, updatedAt: context.now() })
      .where("id", "=", id)
      .execute();
    const change = { id, before, after: { ...before, ...outcome }, changed: Object.keys(outcome) };
    await context.emit(context, "video_ask_answers.updated", change);
    await enqueuePreparation(context, id, { id: videoId });
    return { resource: { type: "video_ask_answers", id } };
  },
});
