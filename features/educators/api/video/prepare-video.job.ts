/** Makes an answer's video playable in every browser, with a poster; without ffmpeg it stays as it was sent. */
import { createReadStream } from "node:fs";
import { sql } from "kysely";
import { z } from "zod";
import { type Job, job, type JobContext } from "#platform/server/job.ts";
import { discardFile, releaseFile } from "#platform/server/files/attach.ts";
import { storeFile } from "#platform/server/files/store-file.ts";
import { transcodeVideo, type TranscodedVideo } from "#platform/server/video/transcode-video.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { slackSeconds, VideoAskAnswer } from "../../video-answer.ts";

const payload = z.object({ answerId: z.uuid(), videoId: z.uuid() });
type What = z.output<typeof payload>;

const secondsUntilNextLook = 5;

/** One at a time on each machine: the others come back in a while, and their places at the worker stay free. */
let isBusy = false;

export const prepareVideo: Job<What> = job(
  "educators.prepare-video",
  payload,
  async (what, context) => {
    const { db, settings, now, attempt } = context;
    const waiting = await recordingOf(context, what);
    if (!waiting) return;
    if (!settings.ffmpeg) return settle(context, what, { state: "ready" });
    if (isBusy) {
      const at = new Date(now().getTime() + secondsUntilNextLook * 1_000);
      return prepareVideo.enqueue(db, what, { at, key: what.answerId });
    }
    isBusy = true;
    try {
      await make(context, what, waiting, settings.ffmpeg);
    } catch (error) {
      if (attempt.isLast) await settle(context, what, { state: "failed", problem: "interrupted" });
      throw error;
    } finally {
      isBusy = false;
    }
  },
  { attempts: 4 },
);

type Recording = NonNullable<Awaited<ReturnType<typeof recordingOf>>>;

/** Undefined once the answer is gone, has another video, or is done. */
const recordingOf = ({ db }: JobContext, { answerId, videoId }: What) =>
  db
    .selectFrom("videoAskAnswers as answer")
    .innerJoin("videoAskQuestions as question", "question.id", "answer.videoAskQuestionId")
    .innerJoin("files", "files.id", "answer.videoId")
    .select(["files.contentType", "files.filename", "files.ownerAccountId", "question.maxSeconds"])
    .where("answer.id", "=", answerId)
    .where("answer.videoId", "=", videoId)
    .where("answer.state", "=", "processing")
    .executeTakeFirst();

async function make(context: JobContext, what: What, from: Recording, ffmpeg: string): Promise<void> {
  const bytes = await context.files.open(what.videoId);
  const mostSeconds = from.maxSeconds + slackSeconds;
  await transcodeVideo(ffmpeg, { bytes, contentType: from.contentType, maxSeconds: mostSeconds }, (made) =>
    take(context, what, from, made),
  );
}

async function take(context: JobContext, what: What, from: Recording, made: TranscodedVideo): Promise<void> {
  if (made.problem === "not_able") {
    context.log.warn({}, "this ffmpeg has no H.264 or AAC: videos are shown as they were sent");
    return settle(context, what, { state: "ready" });
  }
  const { problem } = made;
  if (problem === "interrupted") return settle(context, what, { state: "failed", problem });
  // Nothing can be made of it later either.
  if (problem) return settle(context, what, { state: "failed", problem, videoId: null, posterId: null });
  const kept = await keepMade(context, from, made);
  await settle(context, what, { state: "ready", ...kept, durationSeconds: Math.round(made.seconds) });
}

/** Both or none: what the next try makes again must not lie here twice. */
async function keepMade({ db, files }: JobContext, from: Recording, made: TranscodedVideo & { problem: null }) {
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

/** What it takes the place of goes; and so does what was made, when the answer has changed or gone meanwhile. */
async function settle(context: JobContext, { answerId, videoId }: What, outcome: Outcome): Promise<void> {
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
      await tx
        .updateTable("videoAskAnswers")
        .set({ ...outcome, updatedAt: now(), version: sql`version + 1` })
        .where("id", "=", answerId)
        .execute();
      const change = {
        id: answerId,
        before,
        after: { ...before, ...outcome },
        changed: Object.keys(outcome),
      };
      await context.emit(systemContext(context, tx), "video_ask_answers.updated", change);
    }
    // A page that shows the recording may stand open at this very moment.
    const letGo = before && outcome.state === "ready" ? releaseFile : discardFile;
    for (const id of superseded) if (id) await letGo(tx, id);
  });
}
