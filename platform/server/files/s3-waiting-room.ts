/** Uploads that wait in S3: as pieces, named by the bytes they hold, because objects cannot be added to. */
import { Readable } from "node:stream";
import { inParts } from "./in-parts.ts";
import { type Piece, piecesInARow, wanted } from "./pieces.ts";
import type { S3Objects } from "./s3-objects.ts";
import { fileId, type WaitingRoom } from "./storage.ts";

interface Surroundings {
  keyOf: (id: string) => string;
  directKeyOf: (id: string) => string;
  put: (id: string, bytes: Readable) => Promise<void>;
}

export function s3WaitingRoom(
  objects: S3Objects,
  { keyOf, directKeyOf, put }: Surroundings,
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
    async open(id, range) {
      const pieces = wanted(await piecesOf(id), range);
      if (pieces.length === 0) throw new Error(`Nothing waits under ${id}`);
      async function* read() {
        for (const { piece, start, end } of pieces)
          yield* await objects.open(keyOfPiece(id, piece), { start, end });
      }
      return Readable.from(read(), { objectMode: false });
    },
    remove,
    async admit(id) {
      const pieces = await piecesOf(id);
      if (pieces.length === 1) await objects.copy(keyOfPiece(id, pieces[0]!), keyOf(id));
      else await put(id, await this.open(id));
      await remove(id);
    },
  };

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

async function* only(part: Buffer): AsyncGenerator<Buffer> {
  yield part;
}
