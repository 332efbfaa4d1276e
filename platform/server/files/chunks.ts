/**
 * Chunks of a file that arrived at different times, perhaps twice: which of them are contiguous, and where
 * to read.
 */
import type { ByteRange } from "./storage.ts";

/** `end` is the first byte behind it. */
export interface Chunk {
  start: number;
  end: number;
}

/**
 * The chunks that follow each other from 0 on without a gap. They may overlap: a connection that was
 * thought dead may still have delivered its last bytes.
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

/** Where to read a range of the whole: in each chunk from `start` to `end`, both included. */
export function chunksInRange(
  chunks: readonly Chunk[],
  range?: ByteRange,
): { chunk: Chunk; start: number; end: number }[] {
  const last = Math.min(range?.end ?? Number.POSITIVE_INFINITY, (chunks.at(-1)?.end ?? 0) - 1);
  let at = range?.start ?? 0;
  return chunks.flatMap((chunk) => {
    if (chunk.end <= at || at > last) return [];
    const part = { chunk, start: at - chunk.start, end: Math.min(chunk.end - 1, last) - chunk.start };
    at = chunk.end;
    return [part];
  });
}
