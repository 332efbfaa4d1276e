/** Transcodes an answer's video for every browser, with a poster; without ffmpeg it stays as uploaded. */
import { changeRow } from "#platform/server/change-row.ts";
import { createReadStream } from "node:fs";
import { z } from "zod";
import { type Job, job, type JobContext } from "#platform/server/job.ts";
import { discardFile, releaseFile } from "#platform/server/files/attach.ts";
import { storeFile } from "#platform/server/files/store-file.ts";
import { transcodeVideo, type TranscodedVideo } from "#platform/server/video/transcode-video.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { durationToleranceSeconds } from "../../video-answer.ts";

const payload = z.object({ answerId: z.uuid(), videoId: z.uuid() });
type VideoReference = z.output<typeof payload>;

const busyRetrySeconds = 5;

/** One at a time on each machine: the others are enqueued again, so that they do not occupy the worker. */
let isBusy = false;

export const prepareVideo: Job<VideoReference> = job(
  "educators.prepare-video",
  payload,
  async (what, context) => {
    const { db, settings, now, attempt } = context;
    const recording = await findRecording(context, what);
    if (!recording) return;
    if (!settings.ffmpeg) return recordOutcome(context, what, { state: "ready" });
    if (isBusy) {
      const at = new Date(now().getTime() + busyRetrySeconds * 1_000);
      return prepareVideo.enqueue(db, what, { at, key: what.answerId });
    }
    isBusy = true;
    try {
      await transcode(context, what, recording, settings.ffmpeg);
    } catch (error) {
      if (attempt.isLast) await recordOutcome(context, what, { state: "failed", problem: "interrupted" });
      throw error;
    } finally {
      isBusy = false;
    }
  },
  { attempts: 4 },
);

type Recording = NonNullable<Awaited<ReturnType<typeof findRecording>>>;

/** Undefined when the answer is deleted, has another video, or is done. */
const findRecording = ({ db }: JobContext, { answerId, videoId }: VideoReference) =>
  db
    .selectFrom("videoAskAnswers as answer")
    .innerJoin("videoAskQuestions as question", "question.id", "answer.videoAskQuestionId")
    .innerJoin("files", "files.id", "answer.videoId")
    .select(["files.contentType", "files.filename", "files.ownerAccountId", "question.maxSeconds"])
    .where("answer.id", "=", answerId)
    .where("answer.videoId", "=", videoId)
    .where("answer.state", "=", "processing")
    .executeTakeFirst();

async function transcode(
  context: JobContext,
  what: VideoReference,
  from: Recording,
  ffmpeg: string,
): Promise<void> {
  const bytes = await context.files.open(what.videoId);
  const maxSeconds = from.maxSeconds + durationToleranceSeconds;
  await transcodeVideo(ffmpeg, { bytes, contentType: from.contentType, maxSeconds }, (made) =>
    recordTranscoding(context, what, from, made),
  );
}

async function recordTranscoding(
  context: JobContext,
  what: VideoReference,
  from: Recording,
  made: TranscodedVideo,
): Promise<void> {
  if (made.problem === "not_able") {
    context.log.warn({}, "this ffmpeg has no H.264 or AAC: videos are shown as they were sent");
    return recordOutcome(context, what, { state: "ready" });
  }
  const { problem } = made;
  if (problem === "interrupted") return recordOutcome(context, what, { state: "failed", problem });
  // A later attempt would fail too.
  if (problem)
    return recordOutcome(context, what, { state: "failed", problem, videoId: null, posterId: null });
  const stored = await storeTranscodedFiles(context, from, made);
  await recordOutcome(context, what, {
    state: "ready",
    ...stored,
    durationSeconds: Math.round(made.seconds),
  });
}

/** Both or none: the next attempt must not leave the files twice. */
async function storeTranscodedFiles(
  { db, files }: JobContext,
  from: Recording,
  made: TranscodedVideo & { problem: null },
) {
  const { ownerAccountId } = from;
  const name = from.filename.replace(/\.[^.]*$/, "");
  const videoId = await storeFile(db, files, {
    ...{ ownerAccountId, purpose: "video_playable", contentType: "video/mp4", filename: `${name}.mp4` },
    bytes: createReadStream(made.video),
  });
  if (!made.poster) return { videoId };
  try {
    const posterId = await storeFile(db, files, {
      ...{ ownerAccountId, purpose: "video_poster", contentType: "image/jpeg", filename: `${name}.jpg` },
      bytes: createReadStream(made.poster),
    });
    return { videoId, posterId };
  } catch (error) {
    await discardFile(db, videoId);
    throw error;
  }
}

interface Outcome {
  state: "ready" | "failed";
  problem?: "too_long" | "unreadable" | "interrupted";
  videoId?: string | null;
  posterId?: string | null;
  durationSeconds?: number;
}

/**
 * Discards the files it replaces; or the new ones, when the answer has changed or was deleted in the
 * meantime.
 */
async function recordOutcome(
  context: JobContext,
  { answerId, videoId }: VideoReference,
  outcome: Outcome,
): Promise<void> {
  const { db, now } = context;
  await db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom("videoAskAnswers")
      .selectAll()
      .where("id", "=", answerId)
      .where("videoId", "=", videoId)
      .where("state", "=", "processing")
      .forUpdate()
      .executeTakeFirst();
    const superseded = before
      ? ["videoId" in outcome && videoId, "posterId" in outcome && before.posterId]
      : [outcome.videoId, outcome.posterId];
    if (before) {
      await changeRow({ db: tx, now }, "videoAskAnswers", before, outcome);
      const change = {
        id: answerId,
        before,
        after: { ...before, ...outcome },
        changed: Object.keys(outcome),
      };
      await context.emit(systemContext(context, tx), "video_ask_answers.updated", change);
    }
    // A page that shows the recording may be open at this moment.
    const removeFile = before && outcome.state === "ready" ? releaseFile : discardFile;
    for (const id of superseded) if (id) await removeFile(tx, id);
  });
}
