/** Transcoding by the real ffmpeg: playable everywhere, without the place of recording. */
import { testServer } from "#app/testing/test-server.ts";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";
import { make } from "../educators.fixtures.ts";
import { deleteDiscardedFiles } from "#platform/server/files/delete-discarded-files.job.ts";
import { prepareVideo } from "./prepare-video.job.ts";
import {
  described,
  ffmpeg,
  oneFrame,
  soundOnly,
  upload,
  upright,
  videoWorker,
  webm,
} from "./videos.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const worker = await videoWorker(server);
const educator = await server.person("educator", { zipCode: "78701" });
const [question] = (await educator.request("video_ask_questions")).json().data;
const mp4 = { contentType: "video/mp4", filename: "My first minute.mp4" };

async function answered(bytes: Buffer, kind = {}) {
  const video = await upload(server, educator, bytes, kind);
  const given = await make(educator, "video_ask_answers", { videoAskQuestionId: question.id, video });
  return { id: given.json().data.id as string, video };
}
const read = async (id: string) => (await educator.request(`video_ask_answers/${id}`)).json().data.attributes;
/** Without those that were let go: for a day they stay for pages that show them still. */
const fileIds = async () =>
  (await server.db.selectFrom("files").select("id").where("attachedAt", "is not", null).execute()).map(
    ({ id }) => id,
  );
const foldersLeft = () => readdirSync(tmpdir()).filter((name) => name.startsWith("cubby-video-"));

test("what a browser recorded becomes an MP4 with a poster; the recording goes", async () => {
  const { id, video } = await answered(webm(2));
  expect(await read(id)).toMatchObject({
    state: "processing",
    video: { id: video, contentType: "video/webm" },
  });
  await worker.run();
  const done = await read(id);
  expect(done).toMatchObject({
    state: "ready",
    problem: null,
    durationSeconds: 2,
    video: { filename: "answer.mp4", contentType: "video/mp4" },
  });
  const about = described((await server.app.inject(done.video.url)).rawPayload);
  expect(about).toMatch(/Video: h264 .*yuv420p.* 64x48/);
  expect(about).toMatch(/Audio: aac/);
  const poster = await server.app.inject(done.poster.smallUrl);
  expect([poster.headers["content-type"], poster.rawPayload.subarray(0, 2).toString("hex")]).toEqual([
    "image/jpeg",
    "ffd8",
  ]);
  expect(await fileIds()).toHaveLength(2);
  expect(await fileIds()).not.toContain(video);
  await server.db
    .updateTable("files")
    .set({ createdAt: new Date(0) })
    .where("attachedAt", "is", null)
    .execute();
  await deleteDiscardedFiles.enqueue(server.db, {});
  await worker.run();
  expect(worker.onDisk()).toBe(2);
  expect(foldersLeft()).toEqual([]);
});

test("an upright phone's is made smaller, plays from its first bytes, and no longer says where it was filmed", async () => {
  const filmed = upright();
  const { id } = await answered(filmed, mp4);
  await worker.run();
  const done = await read(id);
  expect(done.video.filename).toBe("My first minute.mp4");
  const bytes = (await server.app.inject(done.video.url)).rawPayload;
  expect(described(bytes)).toMatch(/Video: h264 .* 720x1280/);
  expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  expect(filmed.includes("+30.2672")).toBe(true);
  expect(bytes.includes("+30.2672")).toBe(false);
});

test("a single frame is a poster, too", async () => {
  const { id } = await answered(oneFrame());
  await worker.run();
  const done = await read(id);
  expect(done).toMatchObject({ state: "ready", durationSeconds: 4 });
  expect((await server.app.inject(done.poster.smallUrl)).rawPayload.length).toBeGreaterThan(100);
});

test("what can't be kept is made again, and lies here only once", async () => {
  const { id } = await answered(webm());
  const { put } = worker.files;
  let puts = 0;
  worker.context.files.put = async (...args) => {
    if (++puts === 2) throw new Error("The disk is full");
    return put(...args);
  };
  const before = (await fileIds()).length;
  await worker.run({ allowFailures: true });
  expect((await read(id)).state).toBe("processing");
  expect(await fileIds()).toHaveLength(before);
  worker.context.files.put = put;
  await worker.run({ asOf: new Date(Date.now() + 3_600_000) });
  expect((await read(id)).state).toBe("ready");
});

test("too long, and no video at all: refused, and nothing of it is kept", async () => {
  await server.db
    .updateTable("videoAskQuestions")
    .set({ maxSeconds: 10 })
    .where("id", "=", question.id)
    .execute();
  const long = await answered(webm(17));
  await worker.run();
  expect(await read(long.id)).toMatchObject({
    state: "failed",
    problem: "too_long",
    video: null,
    poster: null,
  });
  expect(await fileIds()).not.toContain(long.video);
  const withoutSound = await answered(soundOnly());
  await worker.run();
  expect(await read(withoutSound.id)).toMatchObject({ state: "failed", problem: "unreadable", video: null });
  const retried = await educator.request(`video_ask_answers/${withoutSound.id}/retry`, {
    method: "POST",
    body: {},
  });
  expect(retried.status).toBe(409);
  expect(await fileIds()).toEqual([]);
  expect(foldersLeft()).toEqual([]);
});

test("without ffmpeg it is shown as it was sent", async () => {
  worker.context.settings.ffmpeg = undefined;
  const { id, video } = await answered(webm());
  await worker.run();
  worker.context.settings.ffmpeg = ffmpeg;
  expect(await read(id)).toMatchObject({ state: "ready", video: { id: video, contentType: "video/webm" } });
});

test("what was interrupted may be tried again, by its educator only", async () => {
  const { id } = await answered(webm());
  const interrupted = { state: "failed", problem: "interrupted" } as const;
  await prepareVideo.cancel(server.db, id);
  await server.db.updateTable("videoAskAnswers").set(interrupted).where("id", "=", id).execute();
  const stranger = await server.person("educator");
  const retry = (who: typeof educator) =>
    who.request(`video_ask_answers/${id}/retry`, { method: "POST", body: {} });
  expect((await retry(stranger)).status).toBe(404);
  expect((await retry(educator)).json().data.attributes).toMatchObject({
    state: "processing",
    problem: null,
  });
  await worker.run();
  expect(await read(id)).toMatchObject({ state: "ready", video: { contentType: "video/mp4" } });
});

test("what was made of a video that was replaced meanwhile is thrown away", async () => {
  const first = await answered(webm());
  const second = await answered(webm());
  await prepareVideo.run({ answerId: first.id, videoId: first.video }, { ...worker.context, attempt: once });
  expect((await read(second.id)).video.id).toBe(second.video);
  const opened = worker.context.files.open;
  let third = "";
  worker.context.files.open = async (...args) => {
    const bytes = await opened(...args);
    if (!third) {
      third = "on its way";
      third = (await answered(webm())).video;
    }
    return bytes;
  };
  await prepareVideo.run(
    { answerId: second.id, videoId: second.video },
    { ...worker.context, attempt: once },
  );
  worker.context.files.open = opened;
  expect(await read(second.id)).toMatchObject({ state: "processing", video: { id: third } });
  expect(await fileIds()).toEqual([third]);
  await worker.run();
});

test("a second one waits its turn, and gives its place at the worker to others", async () => {
  const { id, video } = await answered(webm());
  const [first, second] = await Promise.all(
    [1, 2].map(() =>
      prepareVideo.run({ answerId: id, videoId: video }, { ...worker.context, attempt: once }),
    ),
  );
  expect([first, second]).toEqual([undefined, undefined]);
  expect((await read(id)).state).toBe("ready");
  const waiting = await worker.pool.query(
    "select run_at > now() as later from graphile_worker.jobs where key = $1",
    [`${prepareVideo.name}:${id}`],
  );
  expect(waiting.rows).toEqual([{ later: true }]);
});

const once = { number: 1, isLast: false };
