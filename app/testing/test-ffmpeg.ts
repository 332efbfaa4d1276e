/** For tests of videos: the ffmpeg they use. */
import { findFfmpeg } from "#platform/server/video/find-ffmpeg.ts";

const found = findFfmpeg(process.env["FFMPEG_PATH"], process.env["PATH"]);
if (!found) throw new Error("The tests of video answers need ffmpeg: install it, or set FFMPEG_PATH to it.");

export const testFfmpeg = found;
