/** Takes the bytes of an announced file: streamed to storage, measured, hashed and looked at on the way. */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { fileTypeFromStream } from "file-type/node";
import type { Files } from "#db/tables.ts";
import { type Selectable, sql } from "kysely";
import type { Database } from "../database.ts";
import { tooLarge, unprocessable } from "../errors.ts";
import { wrongType } from "./direct-uploads.action.ts";
import { kindFor, purposeOf } from "./purposes.ts";
import type { FileStorage } from "./storage.ts";

export type FileRow = Selectable<Files>;

/**
 * Stores the bytes of `file`. Memory stays that of a few chunks, whatever the size.
 * @throws ApiError 413 past the announced size, 422 short of it or with another checksum, 415 when the bytes
 * are something else than the purpose takes, whatever the client called them.
 */
export async function receiveUpload(
  db: Database,
  storage: FileStorage,
  file: FileRow,
  bytes: Readable,
): Promise<void> {
  const arriving = measured(bytes, file.byteSize);
  let contentType = "";
  await storage.put(file.id, arriving.stream, async (read) => {
    if (arriving.size() !== file.byteSize)
      throw unprocessable(/*i18n*/ "The file did not arrive whole. Please upload it again.");
    if (arriving.checksum() !== file.checksum)
      throw unprocessable(/*i18n*/ "The file was changed on its way. Please upload it again.");
    contentType = await sniffedType(file, await read());
  });
  await db
    .updateTable("files")
    .set({ state: "stored", contentType, updatedAt: sql`now()` })
    .where("id", "=", file.id)
    .where("state", "=", "pending")
    .execute();
}

/**
 * Reads without destroying the request when it breaks off: the refusal still has to go back on that
 * connection.
 */
function measured(bytes: Readable, atMost: number) {
  const hash = createHash("md5");
  let size = 0;
  async function* read() {
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > atMost) throw tooLarge(/*i18n*/ "The file is larger than announced.");
      hash.update(chunk);
      yield chunk;
    }
  }
  const stream = Readable.from(read(), { objectMode: false });
  return { stream, size: () => size, checksum: () => hash.digest("base64") };
}

/**
 * By what the bytes say. Word's old format only says that it is one of Microsoft's, so there the name
 * decides.
 */
async function sniffedType({ purpose, contentType }: FileRow, bytes: Readable): Promise<string> {
  try {
    const sniffed = (await fileTypeFromStream(bytes))?.mime ?? "";
    const type =
      sniffed === "application/x-cfb" && contentType === "application/msword" ? contentType : sniffed;
    const kind = kindFor(purposeOf(purpose), type);
    // The size was allowed for the kind it was announced as.
    if (!kind || kind !== kindFor(purposeOf(purpose), contentType)) throw wrongType();
    return type;
  } finally {
    bytes.destroy();
  }
}
