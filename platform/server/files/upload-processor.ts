/**
 * Verifies every upload before it counts: is it complete, harmless, what it was declared as? Images are
 * re-encoded here. What passes is stored; what fails is deleted, and the file records why.
 */
import { toError } from "#platform/shared/caught-error.ts";
import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";
import type { Files } from "#db/tables.ts";
import { type Selectable, sql } from "kysely";
import pLimit from "p-limit";
import type { Log } from "../context.ts";
import type { Database } from "../database/database.ts";
import { ApiError, notFound, tooLarge, unprocessable } from "../errors.ts";
import { checkZip, zipTypes } from "./check-zip.ts";
import { reencodeImage } from "./reencode-image.ts";
import type { Scan } from "./virus-scan.ts";
import { detectContentType } from "./detect-content-type.ts";
import type { FileStorage, StagedFile } from "./storage.ts";

export type FileRow = Selectable<Files>;

export interface UploadProcessor {
  /**
   * Stores the bytes of `file` as they arrive; memory stays that of a few chunks, regardless of size.
   * @throws ApiError 413 past the declared size, 422 short of it, and as `verify`.
   */
  receive(file: FileRow, bytes: Readable): Promise<FileRow>;
  /**
   * Verifies what has arrived for a file, if all of it has; simultaneous calls share one verification.
   * @throws ApiError 422 when it was damaged in transit (it may be sent again); 415 or 422 when it is
   * refused, on every call; 503 while it cannot be scanned (it stays pending).
   */
  verify(file: FileRow): Promise<FileRow>;
}

interface ProcessorParts {
  db: Database;
  storage: FileStorage;
  scan?: Scan | undefined;
  log: Log;
}

export function createUploadProcessor({ db, storage, scan, log }: ProcessorParts): UploadProcessor {
  const { uploads } = storage;
  /** Each holds a connection of the pool for as long as the store takes, so only few do at once. */
  const commitInTurn = pLimit(2);
  const verifications = new Map<string, Promise<FileRow>>();
  return {
    async receive(file, bytes) {
      if (file.state !== "pending") return verify(file);
      await uploads.replace(file.id, file.byteSize, requireByteSize(bytes, file.byteSize));
      return verify(file);
    },
    verify,
  };

  async function verify(file: FileRow): Promise<FileRow> {
    if (file.state === "refused") throw unprocessable(file.refusal ?? "");
    if (file.state !== "pending") return file;
    const running =
      verifications.get(file.id) ?? verifyOnce(file).finally(() => verifications.delete(file.id));
    verifications.set(file.id, running);
    return running;
  }

  /** Everything is checked on a copy that no upload reaches: what was scanned is what is stored. */
  async function verifyOnce(file: FileRow): Promise<FileRow> {
    if ((await uploads.receivedBytes(file.id)) < file.byteSize) return file;
    const staged = await uploads.stage(file.id);
    try {
      const { checksum, byteSize, threat } = await readThrough(file, staged);
      if (byteSize !== file.byteSize || checksum !== file.checksum) {
        await uploads.remove(file.id);
        throw damagedError();
      }
      return await acceptOrRefuse(file, staged, threat);
    } finally {
      await staged.discard();
    }
  }

  async function acceptOrRefuse(file: FileRow, staged: StagedFile, threat: string | null): Promise<FileRow> {
    try {
      if (threat) throw harmfulError();
      const type = await checkedType(file, staged);
      return type.startsWith("image/")
        ? await storeReencoded(file, staged, type)
        : await store(file, staged, { contentType: type });
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) await refuse(file, error, threat);
      throw error;
    }
  }

  /** Once over all bytes, for the checksum and the scanner alike. */
  async function readThrough({ id }: FileRow, staged: StagedFile) {
    const hash = createHash("md5");
    let byteSize = 0;
    const bytes = hashed(await staged.open(), hash, (length) => (byteSize += length));
    try {
      const threat = scan ? await scan(bytes) : await readToEnd(bytes);
      return { checksum: hash.digest("base64"), byteSize, threat };
    } catch (error) {
      log.error({ fileId: id, err: toError(error).cause ?? error }, "an upload could not be scanned");
      throw error;
    }
  }

  async function checkedType(file: FileRow, staged: StagedFile): Promise<string> {
    const type = await detectContentType(file, await staged.open());
    if (zipTypes.includes(type)) await checkZip(file.byteSize, (range) => staged.open(range));
    return type;
  }

  /** A drawn image is another file than the one that came: as large, and named, as it was drawn. */
  async function storeReencoded(file: FileRow, staged: StagedFile, type: string): Promise<FileRow> {
    let reencoded: { staged: StagedFile; changes: Partial<FileRow> } | undefined;
    try {
      await reencodeImage(
        { purpose: file.purpose, owner: file.ownerAccountId ?? "nobody" },
        () => staged.open(),
        async (picture, contentType) => {
          const hash = createHash("md5");
          let byteSize = 0;
          const counted = hashed(picture, hash, (length) => (byteSize += length));
          const stagedImage = await storage.stage(file.id, counted);
          const filename = renamedFor(file.filename, type, contentType);
          reencoded = {
            staged: stagedImage,
            changes: { contentType, byteSize, checksum: hash.digest("base64"), filename },
          };
        },
      );
      return await store(file, reencoded!.staged, reencoded!.changes);
    } finally {
      await reencoded?.staged.discard();
    }
  }

  /**
   * The row is locked while the bytes become the file: where two processes verify two uploads, the first is
   * stored, and the other changes nothing of it.
   */
  async function store(file: FileRow, staged: StagedFile, changes: Partial<FileRow>): Promise<FileRow> {
    const stored = await commitInTurn(() =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom("files")
          .selectAll()
          .where("id", "=", file.id)
          .forUpdate()
          .executeTakeFirst();
        if (!row) throw notFound();
        if (row.state !== "pending") return row;
        await staged.commit();
        return tx
          .updateTable("files")
          .set({ ...changes, state: "stored", updatedAt: sql`now()` })
          .where("id", "=", file.id)
          .returningAll()
          .executeTakeFirstOrThrow();
      }),
    );
    await uploads.remove(file.id);
    if (stored.state === "refused") throw unprocessable(stored.refusal ?? "");
    return stored;
  }

  /** A file that was stored in the meantime is left as it is. */
  async function refuse({ id, purpose }: FileRow, error: ApiError, threat: string | null): Promise<void> {
    const refusal = error.errors[0]!.detail;
    const { numUpdatedRows } = await db
      .updateTable("files")
      .set({ state: "refused", refusal, updatedAt: sql`now()` })
      .where("id", "=", id)
      .where("state", "=", "pending")
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await storage.remove(id);
    else await uploads.remove(id);
    const details = { fileId: id, purpose, code: error.errors[0]!.code, ...(threat ? { threat } : {}) };
    log.warn(details, "an upload was refused");
  }
}

/** Reads on without destroying the request at a refusal: the answer still has to go back on that connection. */
function requireByteSize(bytes: Readable, byteSize: number): Readable {
  let size = 0;
  async function* read() {
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > byteSize) throw tooLarge(/*i18n*/ "The file is larger than announced.");
      yield chunk;
    }
    if (size < byteSize) throw incompleteError();
  }
  return Readable.from(read(), { objectMode: false });
}

function hashed(bytes: Readable, hash: Hash, count: (length: number) => void = () => {}): Readable {
  async function* read() {
    for await (const chunk of bytes) {
      hash.update(chunk);
      count(chunk.length);
      yield chunk;
    }
  }
  return Readable.from(read(), { objectMode: false });
}

async function readToEnd(bytes: Readable): Promise<null> {
  for await (const _ of bytes);
  return null;
}

/** A GIF is stored as WebP, and is called so. */
const renamedFor = (filename: string, from: string, to: string) =>
  from === to ? filename : `${filename.replace(/\.[a-z]{3,4}$/i, "")}.${to.slice("image/".length)}`;

const incompleteError = () =>
  unprocessable(/*i18n*/ "The file did not arrive whole. Please upload it again.", { code: "not_whole" });
const damagedError = () =>
  unprocessable(/*i18n*/ "The file was changed on its way. Please upload it again.", { code: "damaged" });
const harmfulError = () =>
  unprocessable(/*i18n*/ "This file contains something harmful and was not kept.", { code: "harmful" });
