/**
 * Encrypts a stream under a passphrase: scrypt (RFC 7914) makes the key, AES-256-GCM seals chunk after chunk. The nonce of a
 * chunk is its number and whether it is the last, so chunks cannot be swapped, left out or cut off (STREAM, Hoang et al. 2015).
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { CommandError } from "#platform/shared/command-error.ts";

const magic = Buffer.from("cubby backup 1\n");
const saltBytes = 16;
const headerBytes = magic.length + saltBytes;
const chunkBytes = 65_536;
const tagBytes = 16;
/** 128 MB and about half a second for each guess at the passphrase. */
const cost = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1_048_576 };

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Gives the encrypted stream: header, then chunks of ciphertext and tag. */
export async function* encryptStream(plaintext: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const key = await keyFrom(passphrase, salt);
  const header = Buffer.concat([magic, salt]);
  yield header;
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(plaintext, chunkBytes)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number++, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Gives the plain stream; nothing of a chunk comes before it is found whole.
 * @throws CommandError for another kind of file, a wrong passphrase, and a file that was cut off or changed.
 */
export async function* decryptStream(ciphertext: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const { header, rest } = await readHeader(ciphertext);
  const key = await keyFrom(passphrase, header.subarray(magic.length));
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(rest, chunkBytes + tagBytes)) {
    const isFirst = number === 0;
    const plain = openChunk(chunk, key, nonceOf(number++, isLast), header);
    if (plain) yield plain;
    else if (isFirst)
      throw new CommandError("The passphrase does not open this backup (or its beginning was changed).");
    else throw damaged();
  }
}

const damaged = () => new CommandError("This backup was cut off or changed: take another copy of it.");

function openChunk(chunk: Buffer, key: Buffer, nonce: Buffer, header: Buffer): Buffer | undefined {
  if (chunk.length < tagBytes) return undefined;
  const end = chunk.length - tagBytes;
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes })
    .setAAD(header)
    .setAuthTag(chunk.subarray(end));
  const plain = decipher.update(chunk.subarray(0, end));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    return undefined;
  }
}

const keyFrom = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(passphrase.normalize("NFKC"), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

async function readHeader(sealed: Bytes): Promise<{ header: Buffer; rest: AsyncGenerator<Buffer> }> {
  const parts = iterate(sealed);
  let read = Buffer.alloc(0);
  while (read.length < headerBytes) {
    const next = await parts.next();
    if (next.done) break;
    read = Buffer.concat([read, next.value]);
  }
  if (!read.subarray(0, magic.length).equals(magic))
    throw new CommandError("This file is no backup of Cubby.");
  if (read.length <= headerBytes) throw damaged();
  const header = read.subarray(0, headerBytes);
  return { header, rest: concatenate(read.subarray(headerBytes), parts) };
}

async function* iterate(bytes: Bytes): AsyncGenerator<Buffer> {
  for await (const part of bytes) yield Buffer.from(part.buffer, part.byteOffset, part.byteLength);
}

async function* concatenate(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

/**
 * Chunks of exactly `size` bytes, the last one shorter; one is held back until it is known whether it is
 * the last.
 */
async function* chunksOf(bytes: Bytes, size: number): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let pending: Buffer[] = [];
  let length = 0;
  for await (const part of iterate(bytes)) {
    pending.push(part);
    length += part.length;
    if (length <= size) continue;
    const all = Buffer.concat(pending);
    let start = 0;
    for (; all.length - start > size; start += size)
      yield { chunk: all.subarray(start, start + size), isLast: false };
    pending = [all.subarray(start)];
    length = all.length - start;
  }
  yield { chunk: Buffer.concat(pending), isLast: true };
}
