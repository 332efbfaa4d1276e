/** The one file of a backup: a tar of small entries, compressed, then encrypted. Written and read as a stream. */
import { pipeline as join, Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import { CommandError } from "#platform/shared/command-error.ts";
import { decryptStream, encryptStream } from "./encrypted-stream.ts";

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** More than any entry is made of: a foreign tar cannot fill the memory. */
const maxEntryBytes = 256 * 1_048_576;

/** The encrypted archive of the entries, in their order. */
export async function* writeArchive(
  entries: AsyncIterable<ArchiveEntry>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const tar = pack();
  const compressed = createGzip({ level: 1 });
  join(tar, compressed, () => undefined);
  const written = (async () => {
    for await (const { name, bytes } of entries)
      await new Promise<void>((resolve, reject) =>
        tar.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve())),
      );
    tar.finalize();
  })();
  // What went wrong with the entries is the reason, not that the stream broke off.
  written.catch((error: Error) => compressed.destroy(error));
  yield* encryptStream(compressed, passphrase);
  await written;
}

/** @throws CommandError for a wrong passphrase, and for a file that is no backup, was cut off or changed. */
export async function* readArchive(
  sealed: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  join(Readable.from(decryptStream(sealed, passphrase)), createGunzip(), tar, () => undefined);
  for await (const entry of tar) {
    if ((entry.header.size ?? 0) > maxEntryBytes) throw new CommandError("This file is no backup of Cubby.");
    const parts: Uint8Array[] = [];
    for await (const part of entry) parts.push(part);
    yield { name: entry.header.name, bytes: Buffer.concat(parts) };
  }
}
