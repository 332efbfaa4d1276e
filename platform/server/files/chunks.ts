/** Pieces of a file that came at different times, perhaps twice: which of them make a whole, and where to read. */
import type { ByteRange } from "./storage.ts";

/** `end` is the first byte behind it. */
export interface Chunk {
  start: number;
  end: number;
}

/**
 * The pieces that follow each other from 0 on without a gap, as far as they reach. They may overlap: a
 * connection that was thought dead may still have brought its last bytes.
 */
export function contiguousChunks(chunks: readonly Chunk[]): Chunk[] {
  const sorted = chunks.toSorted((a, b) => a.start - b.start);
  const contiguous: Chunk[] = [];
  let end = 0;
  for (let index = 0; ;) {
    let next: Chunk | undefined;
    for (; index < sorted.length && sorted[index]!.start <= end; index += 1)
      if (sorted[index]!.end > (next?.end ?? end)) next = sorted[index];
    if (!next) return contiguous;
    contiguous.push(next);
    end = next.end;
  }
}

/** Where to read a range of the whole: in each piece from its own `start` to its own `end`, both included. */
export function chunksInRange(
  row: readonly Chunk[],
  range?: ByteRange,
): { chunk: Chunk; start: number; end: number }[] {
  const last = Math.min(range?.end ?? Number.POSITIVE_INFINITY, (row.at(-1)?.end ?? 0) - 1);
  let at = range?.start ?? 0;
  return row.flatMap((piece) => {
    if (piece.end <= at || at > last) return [];
    const part = { piece, start: at - piece.start, end: Math.min(piece.end - 1, last) - piece.start };
    at = piece.end;
    return [part];
  });
}
