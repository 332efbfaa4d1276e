/** Files on the local disk, under `DATA_DIR/files`: for one machine, or several that share the folder. */
import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileStorage } from "./storage.ts";

const forsakenAfter = 24 * 3_600_000;

/**
 * Opens the folder, making it when missing (0700), and clears away uploads that broke off more than a day
 * ago.
 */
export async function openLocalStorage(folder: string): Promise<FileStorage> {
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await clearForsaken(incoming);
  return {
    name: "disk",
    async put(id, bytes, check) {
      const unfinished = join(incoming, randomBytes(12).toString("hex"));
      try {
        await pipeline(bytes, createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true }));
        await check(() => opened(unfinished));
        await mkdir(dirname(pathOf(folder, id)), { recursive: true, mode: 0o700 });
        await rename(unfinished, pathOf(folder, id));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    open: (id, range) => opened(pathOf(folder, id), range),
    remove: (id) => rm(pathOf(folder, id), { force: true }),
  };
}

/**
 * Ids are UUIDv7: they begin with the time and end in chance, so the end spreads them over folders evenly.
 */
function pathOf(folder: string, id: string): string {
  if (!/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(id)) throw new Error("Not the id of a file");
  return join(folder, id.slice(-2), id.slice(-4, -2), id);
}

/** Fails here, not in the middle of an answer, when the file is missing. */
async function opened(path: string, range?: { start: number; end: number }): Promise<Readable> {
  const handle = await open(path);
  return createReadStream("", { fd: handle, ...range });
}

async function clearForsaken(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const modified = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - modified > forsakenAfter) await rm(path, { force: true });
  }
}
