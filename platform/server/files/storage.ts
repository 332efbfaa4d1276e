/** Where bytes are stored. The local disk is one such place; an S3-compatible store is another. */
import type { Readable } from "node:stream";

export interface ByteRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

export interface FileStorage {
  name: string;
  /** Where browsers put files themselves, by `signPut`. */
  directOrigin?: string;
  /** Stores a stream under a file's id: all of it or, where it breaks off, nothing. */
  put(id: string, bytes: Readable): Promise<void>;
  /** @throws when there is no such file. */
  open(id: string, range?: ByteRange): Promise<Readable>;
  /** Takes the file away, and what waits under its id. Harmless when it is gone already. */
  remove(id: string): Promise<void>;
  /**
   * Writes a stream to a place of its own, where no other upload and no link reaches: all of it or nothing.
   * It becomes the file by `commit`.
   */
  stage(id: string, bytes: Readable): Promise<StagedFile>;
  uploads: UploadStaging;
}

/** Bytes with a single writer: what is verified here is what `commit` stores. */
export interface StagedFile {
  open(range?: ByteRange): Promise<Readable>;
  /** It becomes the file, in one step. */
  commit(): Promise<void>;
  /** Takes it away; harmless after `commit`. */
  discard(): Promise<void>;
}

/**
 * Where uploads are staged, whole or in part, until they are verified (upload-processor.ts). They cannot be
 * read there.
 */
export interface UploadStaging {
  /** How many bytes are there, without a gap; what was PUT straight to the store is imported first. */
  receivedBytes(id: string): Promise<number>;
  /**
   * Adds bytes at `offset`; 0 starts over. Where the stream breaks off, what came before stays, but for the
   * last few megabytes.
   */
  append(id: string, offset: number, bytes: Readable): Promise<void>;
  /**
   * What this one stream brings takes the place of what waited: all `byteSize` bytes or, where it breaks off,
   * nothing. Two streams at once are never mixed.
   */
  replace(id: string, byteSize: number, bytes: Readable): Promise<void>;
  remove(id: string): Promise<void>;
  /** Copies a staged upload to where no upload reaches it any more, to be verified there. */
  stage(id: string): Promise<StagedFile>;
  /** Where the store takes uploads itself: the signed PUT to hand to the client. Without it ours is used. */
  signPut?(file: SignedPut): Promise<{ url: string; headers: Record<string, string> }>;
}

export interface SignedPut {
  id: string;
  byteSize: number;
  contentType: string;
  checksum: string;
  expiresInSeconds: number;
}

/** Ids go into paths and keys, so nothing else may. */
export function fileId(id: string): string {
  if (!/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(id)) throw new Error("Not the id of a file");
  return id;
}
