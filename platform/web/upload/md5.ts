/** The MD5 of a file in base64, as uploads declare it: it guards against damage in transit, not against attackers. */
import { md5 } from "@noble/hashes/legacy.js";

const sliceBytes = 2 * 1024 * 1024;

/** Reads a file slice by slice, so that a large one never fills the memory and the page stays responsive. */
export async function md5OfFile(file: Blob, signal: AbortSignal): Promise<string> {
  const hash = md5.create();
  for (let at = 0; at < file.size; at += sliceBytes) {
    signal.throwIfAborted();
    hash.update(new Uint8Array(await file.slice(at, at + sliceBytes).arrayBuffer()));
  }
  return btoa(String.fromCharCode(...hash.digest()));
}
