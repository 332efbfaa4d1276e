/** Cuts a stream into chunks: a store requires the length of each before it is sent. */
import type { Readable } from "node:stream";

const megabyte = 1024 * 1024;
/**
 * Above the 5 MB that S3 requires of all parts but the last; what one upload holds in memory at most, and
 * once more while it is sent.
 */
const chunkSize = 8 * megabyte;

/** Parts of 8 MB, the last one shorter; a stream without bytes gives none. */
export async function* chunkStream(bytes: Readable): AsyncGenerator<Buffer> {
  let part = Buffer.allocUnsafe(chunkSize);
  let size = 0;
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length;) {
      const copied = chunk.copy(part, size, at);
      size += copied;
      at += copied;
      if (size < chunkSize) continue;
      yield part;
      [part, size] = [Buffer.allocUnsafe(chunkSize), 0];
    }
  }
  if (size > 0) yield part.subarray(0, size);
}
