/**
 * For tests of video answers: tiny videos created by ffmpeg, their upload, and the worker that prepares them.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testFfmpeg } from "#app/testing/test-ffmpeg.ts";
import type { testServer } from "#app/testing/test-server.ts";
import { deleteDiscardedFiles, removeFile } from "#platform/server/files/delete-discarded-files.job.ts";
import { openLocalStorage } from "#platform/server/files/local-storage.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { prepareVideo } from "./prepare-video.job.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
interface TestUser {
  request: Server["request"];
}

export const ffmpeg = testFfmpeg;

/** WebM as browsers record it. */
export const webm = (seconds = 1) => made("webm", [...picture("64x48", seconds), ...vp8]);
/** MP4 as a phone held upright films it, larger than is shown. */
export const upright = () => made("mp4", [...picture("900x1600", 1), ...h264]);
/** The camera stopped immediately, the microphone did not. */
export const oneFrame = () =>
  made("webm", [
    ...["-f", "lavfi", "-i", "color=c=red:s=64x48:d=0.2:r=5", "-f", "lavfi", "-i", "sine=d=4"],
    ...vp8,
  ]);
export const soundOnly = () => made("webm", ["-f", "lavfi", "-i", "sine=d=1", "-c:a", "libopus"]);

const picture = (size: string, seconds: number) => [
  ...["-f", "lavfi", "-i", `testsrc=s=${size}:d=${seconds}:r=5`],
  ...["-f", "lavfi", "-i", `sine=d=${seconds}`, "-metadata", "comment=+30.2672-097.7431/"],
];
const vp8 = ["-c:v", "libvpx", "-cpu-used", "8", "-c:a", "libopus"];
const h264 = ["-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac"];

function made(kind: "webm" | "mp4", args: string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "cubby-test-video-"));
  try {
    const file = join(folder, `video.${kind}`);
    execFileSync(ffmpeg, ["-loglevel", "error", ...args, file]);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Of a video: its tracks' codecs and sizes, and its tags, in ffmpeg's own words. */
export function described(bytes: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "cubby-test-video-"));
  try {
    const args = ["-v", "info", "-hide_banner", "-i", "pipe:0", "-c", "copy", "-f", "null", "-"];
    execFileSync("sh", ["-c", `"$0" "$@" 2>"${folder}/said"`, ffmpeg, ...args], { input: bytes });
    return readFileSync(join(folder, "said"), "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Sends bytes as the browser does and answers with the file's id. */
export async function upload(
  server: Server,
  who: TestUser,
  bytes: Buffer,
  { purpose = "video_answer", contentType = "video/webm", filename = "answer.webm" } = {},
): Promise<string> {
  const checksum = createHash("md5").update(bytes).digest("base64");
  const directUpload = await who.request("direct_uploads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { filename, byteSize: bytes.length, contentType, checksum, purpose },
  });
  if (directUpload.status !== 201) throw new Error(`direct_uploads answered ${directUpload.text}`);
  const { id, url, headers } = directUpload.json();
  const put = await server.app.inject({ method: "PUT", url: new URL(url).pathname, headers, payload: bytes });
  if (put.statusCode >= 300) throw new Error(`the upload answered ${put.body}`);
  return id;
}

/** The worker beside the server; `ffmpeg` may be turned off. */
export async function videoWorker(server: Server) {
  const files = await openLocalStorage(join(server.config.dataDir, "files"));
  const work = testJobs(
    { url: server.databaseUrl, db: server.db },
    [prepareVideo, removeFile, deleteDiscardedFiles],
    {
      files,
    },
  );
  work.context.settings.ffmpeg = ffmpeg;
  const onDisk = () =>
    readdirSync(join(server.config.dataDir, "files"), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    ).length;
  return { ...work, files, onDisk };
}
