/** Which ffmpeg there is on this machine, if any. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { CommandError } from "#platform/shared/command-error.ts";

/**
 * `setting` is a path, "off" for none, or undefined for the one in the folders of `path` (the PATH).
 * Returns undefined when there is none: videos are then shown as they were uploaded.
 * @throws CommandError when the setting names no program that can be run.
 */
export function findFfmpeg(setting: string | undefined, path: string | undefined): string | undefined {
  if (setting === "off") return undefined;
  if (setting === undefined)
    return (path ?? "")
      .split(delimiter)
      .map((folder) => join(folder, "ffmpeg"))
      .find(isProgram);
  if (isProgram(setting)) return setting;
  throw new CommandError(`FFMPEG_PATH is "${setting}", but that is no program that can be run.`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
