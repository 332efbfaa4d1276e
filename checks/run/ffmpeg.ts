/** The ffmpeg that makes video answers playable, and that the tests make their videos with. */
import { programPath } from "./system-program.ts";

/** @throws CommandError saying how to get one. */
export const ffmpegPath = () =>
  programPath({
    setting: "FFMPEG_PATH",
    names: ["ffmpeg"],
    packageName: "ffmpeg",
    missing:
      "The tests of video answers need ffmpeg: install it (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg), " +
      "or set FFMPEG_PATH to it.",
  });
