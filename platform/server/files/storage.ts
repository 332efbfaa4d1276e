/** Where bytes are kept. The local disk is one such place; an S3-compatible store is another. */
import type { Readable } from "node:stream";

export interface ByteRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

export interface FileStorage {
  name: string;
  /**
   * Keeps a stream under a file's id: all of it or nothing. `check` sees the finished bytes before they
   * count; when it throws, or the stream breaks, nothing is left behind.
   */
  put(id: string, bytes: Readable, check: (read: ReadStart) => Promise<void>): Promise<void>;
  /** @throws when there is no such file. */
  open(id: string, range?: ByteRange): Promise<Readable>;
  /** Harmless when it is gone already. */
  remove(id: string): Promise<void>;
  /** Where the store takes uploads itself: the signed PUT to hand to the client. Without it ours is used. */
  signPut?(file: SignedPut): Promise<{ url: string; headers: Record<string, string> }>;
}

/** Opens the bytes just written, to look at what they are. */
export type ReadStart = () => Promise<Readable>;

export interface SignedPut {
  id: string;
  byteSize: number;
  contentType: string;
  checksum: string;
  expiresInSeconds: number;
}
