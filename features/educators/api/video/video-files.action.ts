/** Attaches, replaces and discards the video and the poster of an answer. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { discardFile } from "#platform/server/files/attach.ts";
import { attach } from "#platform/server/files/file-field.ts";
import type { FileReference } from "#platform/shared/file-reference.ts";
import { prepareVideo } from "./prepare-video.job.ts";

/** A PATCH of the video; sending back what was read changes nothing. */
export async function replaceVideo(
  context: WriteContext,
  id: string,
  video: FileReference | null,
): Promise<void> {
  const before = await lockFiles(context, id);
  if (before.videoId === (video?.id ?? null)) return;
  await attachVideo(context, video);
  await context.db
    .updateTable("videoAskAnswers")
    // A poster of the old video would show the wrong recording.
    .set({ videoId: video?.id ?? null, posterId: null, durationSeconds: null, ...initialState(video) })
    .where("id", "=", id)
    .execute();
  await discardUnusedFiles(context.db, [before.videoId, before.posterId]);
  await enqueuePreparation(context, id, video);
}

export async function replacePoster(
  context: WriteContext,
  id: string,
  poster: FileReference | null,
): Promise<void> {
  const before = await lockFiles(context, id);
  if (before.posterId === (poster?.id ?? null)) return;
  await attachPoster(context, poster);
  const posterId = poster?.id ?? null;
  await context.db.updateTable("videoAskAnswers").set({ posterId }).where("id", "=", id).execute();
  await discardUnusedFiles(context.db, [before.posterId]);
}

export const attachVideo = (context: WriteContext, video: FileReference | null | undefined) =>
  attach(context, { name: "video", purpose: "video_answer" }, video);

export const attachPoster = (context: WriteContext, poster: FileReference | null | undefined) =>
  attach(context, { name: "poster", purpose: "video_poster" }, poster);

/** A video waits for the worker, even without ffmpeg. */
export const initialState = (video: FileReference | null | undefined) =>
  ({ state: video ? "processing" : "ready", problem: null }) as const;

export async function enqueuePreparation(
  { db }: WriteContext,
  answerId: string,
  video: FileReference | null | undefined,
): Promise<void> {
  if (video) await prepareVideo.enqueue(db, { answerId, videoId: video.id }, { key: answerId });
}

/** Files that another answer uses too are not discarded. */
export async function discardUnusedFiles(db: Queryable, ids: (string | null)[]): Promise<void> {
  for (const id of ids) {
    if (!id) continue;
    const otherUse = await db
      .selectFrom("videoAskAnswers")
      .select("id")
      .where((eb) => eb.or([eb("videoId", "=", id), eb("posterId", "=", id)]))
      .executeTakeFirst();
    if (!otherUse) await discardFile(db, id);
  }
}

const lockFiles = ({ db }: WriteContext, id: string) =>
  db
    .selectFrom("videoAskAnswers")
    .select(["videoId", "posterId"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
