/**
 * Images are stored as they look, not as they were uploaded: re-encoded, without places, cameras and hidden
 * parts.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { limitConcurrencyFairly } from "../concurrency/limit-concurrency.ts";
import { unprocessable } from "../errors.ts";

export interface ReencodedAs {
  contentType: "image/jpeg" | "image/png" | "image/webp";
}
export interface UnreadableImage {
  refused: "too_many_pixels" | "unreadable";
}

/** Holds the memory of a decoder below 300 MB, and takes what phones make. */
const maxPixels = 25_000_000;
const maxSeconds = 90;
/** A page photographed stays readable; a face is never shown large. */
const maxSides: Record<string, number> = {
  avatar: 640,
  profile_image: 1_600,
  gallery_photo: 1_600,
  brand_logo: 1_600,
};
const defaultMaxSide = 4_000;

const reencodeInTurn = limitConcurrencyFairly(1);

/**
 * Re-encodes the image that `open` reads and passes it to `store` as a stream; the decoding memory is in
 * another process. One at a time in each process; the `owners` of waiting images take turns.
 * @throws ApiError 422 when it has too many pixels (it is not decoded then), or cannot be read.
 */
export function reencodeImage(
  { purpose, owner }: { purpose: string; owner: string },
  open: () => Promise<Readable>,
  store: (picture: Readable, contentType: string) => Promise<void>,
): Promise<void> {
  return reencodeInTurn(owner, () => runReencoder(maxSides[purpose] ?? defaultMaxSide, open, store));
}

async function runReencoder(
  longestSide: number,
  open: () => Promise<Readable>,
  store: (picture: Readable, contentType: string) => Promise<void>,
): Promise<void> {
  const script = join(import.meta.dirname, "image.process.ts");
  const child = spawn(process.execPath, [script, String(maxPixels), String(longestSide)], {
    stdio: ["pipe", "pipe", "ignore"],
    // None of the product's secrets, for anyone who finds a way into a decoder.
    env: {},
    timeout: maxSeconds * 1_000,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "close");
  try {
    // A refusal may come before everything was read.
    const inputSent = pipeline(await open(), child.stdin).catch(() => undefined);
    const { line, rest } = await firstLine(child.stdout);
    if ("refused" in line) throw line.refused === "too_many_pixels" ? tooManyPixels() : unreadable();
    await store(rest, line.contentType);
    await inputSent;
  } finally {
    child.kill("SIGKILL");
    await ended;
  }
}

async function firstLine(output: Readable): Promise<{ line: ReencodedAs | UnreadableImage; rest: Readable }> {
  const chunks = output.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  let read = Buffer.alloc(0);
  while (!read.includes("\n")) {
    const next = await chunks.next();
    if (next.done) throw unreadable();
    read = Buffer.concat([read, next.value]);
  }
  const at = read.indexOf("\n");
  async function* rest() {
    yield read.subarray(at + 1);
    yield* chunks;
  }
  return {
    line: JSON.parse(read.subarray(0, at).toString()) as ReencodedAs | UnreadableImage,
    rest: Readable.from(rest(), { objectMode: false }),
  };
}

const tooManyPixels = () =>
  unprocessable(/*i18n*/ "This image has too many pixels. Use one with up to 25 megapixels.", {
    code: "too_many_pixels",
  });
const unreadable = () =>
  unprocessable(/*i18n*/ "This image can't be read. Save it again as JPG or PNG and upload that.", {
    code: "unreadable",
  });
