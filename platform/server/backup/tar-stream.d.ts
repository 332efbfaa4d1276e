/** The part of tar-stream that is used here; it brings no types. */
declare module "tar-stream" {
  import type { Readable, Writable } from "node:stream";
  interface Header {
    name: string;
    size?: number;
  }
  interface Pack extends Readable {
    entry(header: Header, bytes: Uint8Array, done: (error?: Error | null) => void): void;
    finalize(): void;
  }
  interface Extract extends Writable {
    [Symbol.asyncIterator](): AsyncIterator<AsyncIterable<Uint8Array> & { header: Header }>;
  }
  export function pack(): Pack;
  export function extract(): Extract;
}
