/** Reads an answer's body up to a limit, counted as sent and as unpacked, so that a small bomb stays small. */
import { type Readable, Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { OutgoingError } from "./outgoing-error.ts";

/**
 * The whole body, unpacked by its Content-Encoding.
 * @throws OutgoingError `too_large`, or `wrong_type` for an encoding that was not requested.
 */
export async function boundedBody(
  body: Readable,
  headers: { encoding?: string; length?: string },
  maxBytes: number,
): Promise<Buffer> {
  if (Number(headers.length) > maxBytes) {
    body.on("error", () => undefined).destroy();
    throw new OutgoingError("too_large", `announced ${headers.length}`);
  }
  const unpack = unpackers.get((headers.encoding ?? "").trim().toLowerCase());
  if (!unpack) {
    body.on("error", () => undefined).destroy();
    throw new OutgoingError("wrong_type", `encoding ${headers.encoding}`);
  }
  const chunks: Buffer[] = [];
  const collect = new Writable({ write: (chunk: Buffer, _encoding, done) => (chunks.push(chunk), done()) });
  const steps = [counted(maxBytes), ...unpack(), counted(maxBytes)];
  await pipeline([body, ...steps, collect]).catch((error: NodeJS.ErrnoException) => {
    // Bytes that do not unpack.
    throw /^(Z_|ERR_.*BROTLI|ERR__ERROR)/.test(error.code ?? "")
      ? new OutgoingError("wrong_type", error.code)
      : error;
  });
  return Buffer.concat(chunks);
}

const unpackers = new Map<string, () => NodeJS.ReadWriteStream[]>([
  ["", () => []],
  ["identity", () => []],
  ["gzip", () => [createGunzip()]],
  ["x-gzip", () => [createGunzip()]],
  ["deflate", () => [createInflate()]],
  ["br", () => [createBrotliDecompress()]],
]);

function counted(maxBytes: number): Transform {
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      if (count > maxBytes) done(new OutgoingError("too_large", `more than ${maxBytes}`));
      else done(null, chunk);
    },
  });
}
