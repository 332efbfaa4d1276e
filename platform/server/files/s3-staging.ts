/** Staged uploads in S3: as chunks named by the bytes they hold, because objects cannot be appended to. */
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { chunkStream } from "./chunk-stream.ts";
import { type Chunk, contiguousChunks, chunksInRange } from "./chunks.ts";
import type { S3Objects } from "./s3-objects.ts";
import { fileId, type StagedFile, type UploadStaging } from "./storage.ts";

interface S3StagingParts {
  directKeyOf: (id: string) => string;
  staging: S3Staging;
}

export function s3StagingArea(
  objects: S3Objects,
  { directKeyOf, staging }: S3StagingParts,
): Omit<UploadStaging, "signPut"> {
  const folder = (id: string) => `waiting/${fileId(id)}/`;
  const chunkKey = (id: string, { start, end }: Chunk) => `${folder(id)}${start}-${end}`;

  return {
    async receivedBytes(id) {
      const last = (await chunksOf(id)).at(-1);
      return last ? last.end : importDirectUpload(id);
    },
    async append(id, offset, bytes) {
      if (offset === 0) await remove(id);
      let start = offset;
      for await (const part of chunkStream(bytes)) {
        const end = start + part.length;
        await objects.put(chunkKey(id, { start, end }), singleChunk(part));
        start = end;
      }
    },
    async replace(id, byteSize, bytes) {
      const before = await objects.keysUnder(folder(id));
      const whole = chunkKey(id, { start: 0, end: byteSize });
      await objects.put(whole, chunkStream(bytes));
      for (const key of before) if (key !== whole) await objects.remove(key);
    },
    remove,
    async stage(id) {
      const chunks = await chunksOf(id);
      if (chunks.length === 0) throw new Error(`Nothing waits under ${id}`);
      return chunks.length === 1
        ? staging.copy(id, chunkKey(id, chunks[0]!))
        : staging.write(id, concatenated(id, chunks));
    },
  };

  function concatenated(id: string, chunks: readonly Chunk[]): Readable {
    async function* read() {
      for (const { chunk, start, end } of chunksInRange(chunks))
        yield* await objects.open(chunkKey(id, chunk), { start, end });
    }
    return Readable.from(read(), { objectMode: false });
  }

  async function chunksOf(id: string): Promise<Chunk[]> {
    const names = (await objects.keysUnder(folder(id))).map((key) => key.slice(folder(id).length));
    return contiguousChunks(
      names.map((name) => {
        const [start, end] = name.split("-").map(Number);
        return { start: start!, end: end! };
      }),
    );
  }

  /**
   * Moved out of reach of the link it was uploaded by, which stays valid for a while: what is verified
   * cannot be changed afterwards.
   */
  async function importDirectUpload(id: string): Promise<number> {
    const end = await objects.sizeOf(directKeyOf(id));
    if (!end) return 0;
    await objects.copy(directKeyOf(id), chunkKey(id, { start: 0, end }));
    await objects.remove(directKeyOf(id));
    return end;
  }

  async function remove(id: string): Promise<void> {
    for (const key of await objects.keysUnder(folder(id))) await objects.remove(key);
  }
}

/** Objects under secret names, before they become files. */
export interface S3Staging {
  write(id: string, bytes: Readable): Promise<StagedFile>;
  copy(id: string, from: string): Promise<StagedFile>;
  /** Those that a process left behind when it was cut off. */
  remove(id: string): Promise<void>;
}

export function s3Staging(objects: S3Objects, keyOf: (id: string) => string): S3Staging {
  const folder = (id: string) => `staging/${fileId(id)}/`;
  const newKey = (id: string) => `${folder(id)}${randomBytes(12).toString("hex")}`;
  const staged = (id: string, key: string): StagedFile => ({
    open: (range) => objects.open(key, range),
    commit: () => objects.copy(key, keyOf(id)),
    discard: () => objects.remove(key),
  });
  return {
    async write(id, bytes) {
      const key = newKey(id);
      await objects.put(key, chunkStream(bytes));
      return staged(id, key);
    },
    async copy(id, from) {
      const key = newKey(id);
      await objects.copy(from, key);
      return staged(id, key);
    },
    async remove(id) {
      for (const key of await objects.keysUnder(folder(id))) await objects.remove(key);
    },
  };
}

async function* singleChunk(part: Buffer): AsyncGenerator<Buffer> {
  yield part;
}
