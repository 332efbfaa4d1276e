/** Converts any recording into an MP4 that every browser plays, with a poster image. */
import { createWriteStream } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type FfmpegEnd, runFfmpeg } from "./run-ffmpeg.ts";

export interface Recording {
  bytes: Readable;
  /** By its bytes, not by its sender: video/mp4, video/quicktime or video/webm. */
  contentType: string;
  /** What is longer is refused. */
  maxSeconds: number;
}

export type TranscodedVideo =
  | { problem: "too_long" | "unreadable" | "interrupted" | "not_able" }
  /** Paths of an MP4 (H.264, AAC, at most 720 lines) and a JPEG, there until `give` has ended. */
  | { problem: null; video: string; poster: string | null; seconds: number };

const maxMinutes = 20;
const folderPrefix = "cubby-video-";

/**
 * Passes the result to `onResult`; its folder is deleted afterwards. `not_able`: this ffmpeg lacks the
 * encoders.
 * @throws when the bytes break off, or the machine is out of space or memory: worth another attempt later.
 */
export async function transcodeVideo<T>(
  ffmpeg: string,
  recording: Recording,
  onResult: (result: TranscodedVideo) => Promise<T>,
): Promise<T> {
  await deleteAbandonedFolders();
  const folder = await mkdtemp(join(tmpdir(), folderPrefix));
  try {
    await pipeline(recording.bytes, createWriteStream(join(folder, "recording"), { mode: 0o600 }));
    return await onResult(await transcode(ffmpeg, folder, recording));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function transcode(
  ffmpeg: string,
  folder: string,
  { contentType, maxSeconds }: Recording,
): Promise<TranscodedVideo> {
  const args = [...input(contentType), "-t", String(maxSeconds + 1), ...output, "playable.mp4"];
  const end = await runFfmpeg(ffmpeg, args, { folder, timeoutMs: maxMinutes * 60 });
  const problem = problemOf(end, maxSeconds);
  if (problem) return { problem };
  const video = join(folder, "playable.mp4");
  return { problem: null, video, poster: await picture(ffmpeg, folder, end.seconds), seconds: end.seconds };
}

/** The container is named, so that no other reader of ffmpeg's many ever sees the file. */
const input = (contentType: string) => [
  ...["-max_pixels", "35000000", "-f", contentType === "video/webm" ? "matroska" : "mov"],
  ...["-i", "recording"],
];

const output = [
  ...["-map", "0:v:0", "-map", "0:a:0?", "-sn", "-dn", "-map_metadata", "-1", "-map_chapters", "-1"],
  ...[
    "-vf",
    "scale=w='min(iw,if(gte(iw,ih),1280,720))':h='min(ih,if(gte(iw,ih),720,1280))'" +
      ":force_original_aspect_ratio=decrease:force_divisible_by=2",
  ],
  ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "25", "-maxrate", "2500k", "-bufsize", "5000k"],
  ...["-profile:v", "high", "-pix_fmt", "yuv420p", "-fpsmax", "30", "-threads", "2"],
  ...["-c:a", "aac", "-b:a", "128k", "-ac", "2", "-ar", "48000", "-movflags", "+faststart", "-f", "mp4"],
];

function problemOf({ isDone, wasKilled, seconds, errorOutput }: FfmpegEnd, mostSeconds: number) {
  if (wasKilled) return "interrupted";
  if (/Unknown encoder/.test(errorOutput)) return "not_able";
  if (/No space left|Cannot allocate memory/.test(errorOutput))
    throw new Error(`ffmpeg: ${errorOutput.trim()}`);
  if (!isDone || seconds === 0) return "unreadable";
  return seconds > mostSeconds ? "too_long" : null;
}

/**
 * The very first frame is often still dark; but where the sound is longer than the picture, it may be the
 * only one.
 */
async function picture(ffmpeg: string, folder: string, seconds: number): Promise<string | null> {
  const poster = join(folder, "poster.jpg");
  for (const at of [Math.min(1, seconds / 3), 0]) {
    const args = ["-ss", at.toFixed(2), "-i", "playable.mp4", "-frames:v", "1", "-q:v", "4", "-f", "mjpeg"];
    const { isDone } = await runFfmpeg(ffmpeg, [...args, "poster.jpg"], { folder, timeoutMs: 30 });
    if (isDone && (await stat(poster)).size > 0) return poster;
  }
  return null;
}

/** A worker that was killed could not tidy up after itself. */
async function deleteAbandonedFolders(): Promise<void> {
  const before = Date.now() - 2 * maxMinutes * 60_000;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    const folder = join(tmpdir(), name);
    const modified = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (modified < before) await rm(folder, { recursive: true, force: true });
  }
}
