/** Files on the local disk, under `DATA_DIR/files`: for one machine, or several that share the folder. */
import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type ByteRange, fileId, type FileStorage, type WaitingRoom } from "./storage.ts";

const forsakenAfter = 24 * 3_600_000;
const ours = { mode: 0o600, flush: true };

/**
 * Opens the folder, making it when missing (0700), and clears away uploads that broke off more than a day
 * ago.
 */
export async function openLocalStorage(folder: string): Promise<FileStorage> {
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await clearForsaken(incoming);
  const waiting = waitingRoom(incoming, (id, from) => keep(folder, id, from));
  return {
    name: "disk",
    waiting,
    async put(id, bytes) {
      const unfinished = join(incoming, randomBytes(12).toString("hex"));
      try {
        await pipeline(bytes, createWriteStream(unfinished, { flags: "wx", ...ours }));
        await keep(folder, id, unfinished);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    open: (id, range) => opened(pathOf(folder, id), range),
    async remove(id) {
      await rm(pathOf(folder, id), { force: true });
      await waiting.remove(id);
    },
  };
}

function waitingRoom(folder: string, admit: (id: string, from: string) => Promise<void>): WaitingRoom {
  const path = (id: string) => join(folder, fileId(id));
  return {
    arrived: async (id) => (await stat(path(id)).catch(() => undefined))?.size ?? 0,
    append: (id, offset, bytes) =>
      pipeline(bytes, createWriteStream(path(id), { flags: offset ? "r+" : "w", start: offset, ...ours })),
    open: (id, range) => opened(path(id), range),
    remove: (id) => rm(path(id), { force: true }),
    admit: (id) => admit(id, path(id)),
  };
}

async function keep(folder: string, id: string, from: string): Promise<void> {
  await mkdir(dirname(pathOf(folder, id)), { recursive: true, mode: 0o700 });
  await rename(from, pathOf(folder, id));
}

/**
 * Ids are UUIDv7: they begin with the time and end in chance, so the end spreads them over folders evenly.
 */
const pathOf = (folder: string, id: string) => join(folder, fileId(id).slice(-2), id.slice(-4, -2), id);

/** Fails here, not in the middle of an answer, when the file is missing. */
async function opened(path: string, range?: ByteRange): Promise<Readable> {
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
