/** Files the server makes itself (posters, playable videos, exports, PDFs): stored like uploads. */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { v7 as uuid } from "uuid";
import type { Queryable } from "../database/database.ts";
import type { FilePurposeName } from "./purposes.ts";
import type { FileStorage } from "./storage.ts";

interface GeneratedFile {
  ownerAccountId: string | null;
  purpose: FilePurposeName;
  filename: string;
  contentType: string;
  /** A stream is never held in memory as a whole. */
  bytes: Readable | Buffer;
}

/**
 * Stores the bytes and returns the file's id; `links.download(id)` and `links.publicUrl(id)` lead to it. It
 * counts as attached immediately: its maker deletes it with `discardFile`.
 * @throws when the bytes break off or are none; nothing is stored then.
 */
export async function storeFile(db: Queryable, storage: FileStorage, file: GeneratedFile): Promise<string> {
  const { bytes, ...fileRow } = file;
  const id = uuid();
  const hash = createHash("md5");
  let byteSize = 0;
  async function* measured() {
    for await (const chunk of Buffer.isBuffer(bytes) ? [bytes] : bytes) {
      byteSize += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
    if (byteSize === 0) throw new Error(`Nothing to keep as ${file.filename}`);
  }
  await storage.put(id, Readable.from(measured(), { objectMode: false }));
  const stored = { byteSize, checksum: hash.digest("base64"), state: "stored", attachedAt: new Date() };
  try {
    await db
      .insertInto("files")
      .values({ id, ...fileRow, ...stored })
      .execute();
  } catch (error) {
    await storage.remove(id);
    throw error;
  }
  return id;
}
