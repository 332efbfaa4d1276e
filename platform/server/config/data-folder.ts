/** The data folder: made when it is missing, or refused in one sentence. */
import { errorCode } from "#platform/shared/caught-error.ts";
import { accessSync, constants, existsSync, mkdirSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { CommandError } from "#platform/shared/command-error.ts";

/**
 * Gives back the folder's real path.
 * @throws CommandError when it cannot be made, entered or written.
 */
export function ensureDataFolder(folder: string): string {
  try {
    makeFolder(folder);
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch (error) {
    const reason = errorCode(error) ?? "unknown error";
    throw new CommandError(
      `The data folder ${folder} cannot be used (${reason}): make it a writable folder, or set DATA_DIR to one.`,
    );
  }
}

/** Step by step: Node's own `recursive` never ends in a folder where nothing can be made, such as /proc. */
function makeFolder(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it in between; a file of that name is found out by anyone who enters it.
    if (errorCode(error) !== "EEXIST") throw error;
  }
}
