/** Saves what the API answers as a file: with the session's own word, for a plain link would come without it. */
import { download } from "./api.ts";

interface SaveOptions {
  /** Milliseconds until it is given up; 20 seconds unless told. */
  timeout?: number;
}

/**
 * Named as the server names it, else `otherwise`. Rejects with an `ApiError`, or with a `TypeError` when the answer
 * broke off: then nothing is saved.
 */
export async function saveFile(path: string, otherwise: string, options: SaveOptions = {}): Promise<void> {
  const answer = await download(path, options);
  const address = URL.createObjectURL(await answer.blob());
  const name = nameIn(answer.headers.get("Content-Disposition")) ?? otherwise;
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The true name, as RFC 6266 (4.3) carries it. */
function nameIn(header: string | null): string | undefined {
  const coded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? "")?.[1];
  return coded && decodeURIComponent(coded);
}
