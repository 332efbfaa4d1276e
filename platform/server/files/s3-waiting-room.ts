/** Uploads that wait in S3: as pieces, named by the bytes they hold, because objects cannot be added to. */
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { inParts } from "./in-parts.ts";
import { type Piece, piecesInARow, wanted } from "./pieces.ts";
import type { S3Objects } from "./s3-objects.ts";
import { fileId, type StagedFile, type WaitingRoom } from "./storage.ts";

interface Surroundings {
  directKeyOf: (id: string) => string;
  staging: S3Staging;
}

export function s3WaitingRoom(
  objects: S3Objects,
  { directKeyOf, staging }: Surroundings,
): Omit<WaitingRoom, "signPut"> {
  const folder = (id: string) => `waiting/${fileId(id)}/`;
  const keyOfPiece = (id: string, { start, end }: Piece) => `${folder(id)}${start}-${end}`;

  return {
    async arrived(id) {
      const last = (await piecesOf(id)).at(-1);
      return last ? last.end : takeIn(id);
    },
    async append(id, offset, bytes) {
      if (offset === 0) await remove(id);
      let start = offset;
      for await (const part of inParts(bytes)) {
        const end = start + part.length;
        await objects.put(keyOfPiece(id, { start, end }), only(part));
        start = end;
      }
    },
    async replace(id, byteSize, bytes) {
      const before = await objects.keysUnder(folder(id));
      const whole = keyOfPiece(id, { start: 0, end: byteSize });
      await objects.put(whole, inParts(bytes));
      for (const key of before) if (key !== whole) await objects.remove(key);
    },
    remove,
    async stage(id) {
      const pieces = await piecesOf(id);
      if (pieces.length === 0) throw new Error(`Nothing waits under ${id}`);
      return pieces.length === 1
        ? staging.copy(id, keyOfPiece(id, pieces[0]!))
        : staging.write(id, joined(id, pieces));
    },
  };

  function joined(id: string, pieces: readonly Piece[]): Readable {
    async function* read() {
      for (const { piece, start, end } of wanted(pieces))
        yield* await objects.open(keyOfPiece(id, piece), { start, end });
    }
    return Readable.from(read(), { objectMode: false });
  }

  async function piecesOf(id: string): Promise<Piece[]> {
    const names = (await objects.keysUnder(folder(id))).map((key) => key.slice(folder(id).length));
    return piecesInARow(
      names.map((name) => {
        const [start, end] = name.split("-").map(Number);
        return { start: start!, end: end! };
      }),
    );
  }

  /**
   * Moved out of the reach of the link it was put by, which stays good for a while: what is looked at cannot
   * be changed afterwards.
   */
  async function takeIn(id: string): Promise<number> {
    const end = await objects.sizeOf(directKeyOf(id));
    if (!end) return 0;
    await objects.copy(directKeyOf(id), keyOfPiece(id, { start: 0, end }));
    await objects.remove(directKeyOf(id));
    return end;
  }

  async function remove(id: string): Promise<void> {
    for (const key of await objects.keysUnder(folder(id))) await objects.remove(key);
  }
}

/** Objects under names that nobody else knows, before they become files. */
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
    admit: () => objects.copy(key, keyOf(id)),
    discard: () => objects.remove(key),
  });
  return {
    async write(id, bytes) {
      const key = newKey(id);
      await objects.put(key, inParts(bytes));
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

async function* only(part: Buffer): AsyncGenerator<Buffer> {
  yield part;
}
