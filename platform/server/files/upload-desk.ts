/**
 * The desk every upload passes before it counts: is it whole, harmless, what it was announced as? Images are
 * drawn anew here. What passes is stored; what does not is taken away, and the file says why.
 */
import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";
import type { Files } from "#db/tables.ts";
import { type Selectable, sql } from "kysely";
import type { Log } from "../context.ts";
import type { Database } from "../database.ts";
import { ApiError, tooLarge, unprocessable } from "../errors.ts";
import { checkZip, zipTypes } from "./check-zip.ts";
import { drawAnew } from "./draw-anew.ts";
import type { Scan } from "./scan.ts";
import { sniffedType } from "./sniff.ts";
import type { FileStorage } from "./storage.ts";

export type FileRow = Selectable<Files>;

export interface UploadDesk {
  /**
   * Stores the bytes of `file` as they come; memory stays that of a few chunks, whatever the size.
   * @throws ApiError 413 past the announced size, 422 short of it, and as `lookAt`.
   */
  receive(file: FileRow, bytes: Readable): Promise<FileRow>;
  /**
   * Looks at what has arrived for a file, if all of it has; two who ask at once wait for one look.
   * @throws ApiError 422 when it was damaged on its way (it may be sent again); 415 or 422 when it is
   * refused, again each time it is asked for; 503 while it cannot be scanned (it stays, and waits).
   */
  lookAt(file: FileRow): Promise<FileRow>;
}

interface DeskParts {
  db: Database;
  storage: FileStorage;
  scan?: Scan | undefined;
  log: Log;
}

export function uploadDesk({ db, storage, scan, log }: DeskParts): UploadDesk {
  const { waiting } = storage;
  const looks = new Map<string, Promise<FileRow>>();
  return {
    async receive(file, bytes) {
      if (file.state !== "pending") return lookAt(file);
      try {
        await waiting.append(file.id, 0, atMost(bytes, file.byteSize));
        if ((await waiting.arrived(file.id)) < file.byteSize) throw notWhole();
      } catch (error) {
        await waiting.remove(file.id);
        throw error;
      }
      return lookAt(file);
    },
    lookAt,
  };

  async function lookAt(file: FileRow): Promise<FileRow> {
    if (file.state === "refused") throw unprocessable(file.refusal ?? "");
    if (file.state !== "pending") return file;
    const running = looks.get(file.id) ?? look(file).finally(() => looks.delete(file.id));
    looks.set(file.id, running);
    return running;
  }

  async function look(file: FileRow): Promise<FileRow> {
    const arrived = await waiting.arrived(file.id);
    if (arrived < file.byteSize) return file;
    const { checksum, threat } = await readThrough(file);
    if (arrived !== file.byteSize || checksum !== file.checksum) {
      await waiting.remove(file.id);
      throw damaged();
    }
    try {
      if (threat) throw harmful();
      return await stored(file.id, await keep(file));
    } catch (error) {
      if (error instanceof ApiError) await refuse(file, error, threat);
      throw error;
    }
  }

  /** Once over all bytes, for the checksum and the scanner alike. */
  async function readThrough({ id }: FileRow): Promise<{ checksum: string; threat: string | null }> {
    const hash = createHash("md5");
    const bytes = hashed(await waiting.open(id), hash);
    try {
      const threat = scan ? await scan(bytes) : await toItsEnd(bytes);
      return { checksum: hash.digest("base64"), threat };
    } catch (error) {
      log.error({ fileId: id, err: (error as Error).cause ?? error }, "an upload could not be scanned");
      throw error;
    }
  }

  /** What changed by it: a drawn image is another file than the one that came. */
  async function keep(file: FileRow): Promise<Partial<FileRow>> {
    const { id, purpose } = file;
    const type = await sniffedType(file, await waiting.open(id));
    if (zipTypes.includes(type)) await checkZip(file.byteSize, (range) => waiting.open(id, range));
    if (!type.startsWith("image/")) {
      await waiting.admit(id);
      return { contentType: type };
    }
    let drawn: Partial<FileRow> = {};
    await drawAnew(
      purpose,
      () => waiting.open(id),
      async (picture, contentType) => {
        const hash = createHash("md5");
        let byteSize = 0;
        await storage.put(
          id,
          hashed(picture, hash, (length) => (byteSize += length)),
        );
        const checksum = hash.digest("base64");
        drawn = { contentType, byteSize, checksum, filename: renamed(file.filename, type, contentType) };
      },
    );
    await waiting.remove(id);
    return drawn;
  }

  async function stored(id: string, changes: Partial<FileRow>): Promise<FileRow> {
    return db
      .updateTable("files")
      .set({ ...changes, state: "stored", updatedAt: sql`now()` })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async function refuse({ id, purpose }: FileRow, error: ApiError, threat: string | null): Promise<void> {
    await storage.remove(id);
    const refusal = error.errors[0]!.detail;
    await db
      .updateTable("files")
      .set({ state: "refused", refusal, updatedAt: sql`now()` })
      .where("id", "=", id)
      .execute();
    const why = { fileId: id, purpose, code: error.errors[0]!.code, ...(threat ? { threat } : {}) };
    log.warn(why, "an upload was refused");
  }
}

/** Reads on without destroying the request at a refusal: the answer still has to go back on that connection. */
function atMost(bytes: Readable, most: number): Readable {
  let size = 0;
  async function* read() {
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw tooLarge(/*i18n*/ "The file is larger than announced.");
      yield chunk;
    }
  }
  return Readable.from(read(), { objectMode: false });
}

function hashed(bytes: Readable, hash: Hash, count: (length: number) => void = () => {}): Readable {
  async function* read() {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      hash.update(chunk);
      count(chunk.length);
      yield chunk;
    }
  }
  return Readable.from(read(), { objectMode: false });
}

async function toItsEnd(bytes: Readable): Promise<null> {
  for await (const _ of bytes);
  return null;
}

/** A GIF is kept as WebP, and is called so. */
const renamed = (filename: string, from: string, to: string) =>
  from === to ? filename : `${filename.replace(/\.[a-z]{3,4}$/i, "")}.${to.slice("image/".length)}`;

const notWhole = () =>
  unprocessable(/*i18n*/ "The file did not arrive whole. Please upload it again.", { code: "not_whole" });
const damaged = () =>
  unprocessable(/*i18n*/ "The file was changed on its way. Please upload it again.", { code: "damaged" });
const harmful = () =>
  unprocessable(/*i18n*/ "This file contains something harmful and was not kept.", { code: "harmful" });
