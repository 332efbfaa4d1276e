/** `POST video_ask_answers/:id/retry`: prepares a video again whose preparation was interrupted. */
import { action } from "#platform/server/action.ts";
import { conflict, notFound } from "#platform/server/errors.ts";
import { z } from "zod";
import { enqueuePreparation } from "./video-files.action.ts";

export const retryVideo = action({
  path: "video_ask_answers/:id/retry",
  for: ["educator"],
  input: z.strictObject({}),
  summary: "Prepares a video again whose preparation was interrupted.",
  find: async ({ db, actor }, { id }) => {
    const answer =
      actor.kind === "educator" && z.uuid().safeParse(id).success
        ? await db
            .selectFrom("videoAskAnswers")
            .selectAll()
            .where("id", "=", id!)
            .where("userProfileId", "=", actor.userProfileId)
            .forUpdate()
            .executeTakeFirst()
        : undefined;
    if (!answer) throw notFound();
    return answer;
  },
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
