/** Saves a response of the API as a file: with the session's token, which a plain link would not send. */
import { download } from "./api.ts";

interface SaveOptions {
  /** Milliseconds until the request is aborted; 20 seconds by default. */
  timeout?: number;
}

/**
 * Named as the server names it, else `defaultName`. Rejects with an `ApiError`, or with a `TypeError` when the
 * response ends early: then nothing is saved.
 */
export async function saveFile(path: string, defaultName: string, options: SaveOptions = {}): Promise<void> {
  const answer = await download(path, options);
  saveBlob(await answer.blob(), filenameOf(answer.headers.get("Content-Disposition")) ?? defaultName);
}

/** Saves what is in memory as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The file name in its UTF-8 form (RFC 6266, section 4.3). */
function filenameOf(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? "")?.[1];
  return encoded && decodeURIComponent(encoded);
}
