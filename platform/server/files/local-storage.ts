/** Files on the local disk, under `DATA_DIR/files`: for one machine, or several that share the folder. */
import { randomBytes } from "node:crypto";
import { constants, createReadStream, createWriteStream } from "node:fs";
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type ByteRange, fileId, type FileStorage, type StagedFile, type UploadStaging } from "./storage.ts";

const abandonedAfterMs = 24 * 3_600_000;
const tempFilePattern = { mode: 0o600, flush: true };

/**
 * Opens the folder, making it when missing (0700), and clears away uploads that broke off more than a day
 * ago.
 */
export async function openLocalStorage(folder: string): Promise<FileStorage> {
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await deleteAbandoned(incoming);
  const waiting = stagingArea(folder, incoming);
  const stage = async (id: string, bytes: Readable) => {
    const path = uniquePath(incoming, id);
    await writeNew(path, bytes);
    return stagedFile(folder, id, path);
  };
  return {
    name: "disk",
    uploads: waiting,
    stage,
    async put(id, bytes) {
      const staged = await stage(id, bytes);
      await staged.commit().finally(staged.discard);
    },
    open: (id, range) => opened(pathOf(folder, id), range),
    async remove(id) {
      await rm(pathOf(folder, id), { force: true });
      await waiting.remove(id);
    },
  };
}

function stagingArea(folder: string, incoming: string): UploadStaging {
  const path = (id: string) => join(incoming, fileId(id));
  return {
    receivedBytes: async (id) => (await stat(path(id)).catch(() => undefined))?.size ?? 0,
    append: (id, offset, bytes) =>
      pipeline(
        bytes,
        createWriteStream(path(id), { flags: offset ? "r+" : "w", start: offset, ...tempFilePattern }),
      ),
    async replace(id, _byteSize, bytes) {
      const attempt = uniquePath(incoming, id);
      await writeNew(attempt, bytes);
      await rename(attempt, path(id));
    },
    remove: (id) => rm(path(id), { force: true }),
    async stage(id) {
      const partPath = uniquePath(incoming, id);
      await copyNew(path(id), partPath);
      return stagedFile(folder, id, partPath);
    },
  };
}

/** A name that one writer alone knows. */
const uniquePath = (incoming: string, id: string) =>
  join(incoming, `${fileId(id)}.${randomBytes(12).toString("hex")}`);

async function writeNew(path: string, bytes: Readable): Promise<void> {
  try {
    await pipeline(bytes, createWriteStream(path, { flags: "wx", ...tempFilePattern }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** A copy, not a second name: anyone who still has the old file open writes to the old file. */
async function copyNew(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    await chmod(to, tempFilePattern.mode);
    const copy = await open(to, "r+");
    await copy.sync().finally(() => copy.close());
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
}

const stagedFile = (folder: string, id: string, path: string): StagedFile => ({
  open: (range) => opened(path, range),
  commit: () => moveIntoPlace(folder, id, path),
  discard: () => rm(path, { force: true }),
});

async function moveIntoPlace(folder: string, id: string, from: string): Promise<void> {
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

async function deleteAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const modified = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - modified > abandonedAfterMs) await rm(path, { force: true });
  }
}
