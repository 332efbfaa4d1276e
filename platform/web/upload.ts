/** Sends a file: announced to the API, then put where it says, telling how far it is. */
import { contentTypeOf } from "#platform/shared/file-kinds.ts";
import { ApiError, errorFrom } from "./api-error.ts";
import { call } from "./api.ts";
import { md5 } from "./md5.ts";

interface UploadOptions {
  /** What it is for: "resume", "attachment", … (API contract, section 7). */
  purpose: string;
  /** Percent sent so far. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

interface Target {
  id: string;
  url: string;
  headers: Record<string, string>;
}

/** Answers with the file's id, to be attached by. Rejects with `ApiError`, or an AbortError when it was given up. */
export async function upload(file: File, options: UploadOptions): Promise<string> {
  const { purpose, signal } = options;
  const checksum = md5(new Uint8Array(await file.arrayBuffer()));
  const target = await call<Target>("direct_uploads", {
    method: "POST",
    body: { filename: file.name, byteSize: file.size, contentType: contentTypeOf(file), checksum, purpose },
    signal,
  });
  await put(file, target, options);
  return target.id;
}

/** By XMLHttpRequest: fetch does not tell how much it has sent. */
function put(file: File, { url, headers }: Target, { onProgress, signal }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress((100 * loaded) / total));
    request.addEventListener("load", () => {
      if (request.status < 300) resolve();
      else reject(errorFrom(request.status, parsed(request.responseText)));
    });
    request.addEventListener("error", () =>
      reject(new ApiError("fetch", /*i18n*/ "We couldn't reach the server.")),
    );
    request.addEventListener("abort", () => reject(new DOMException("Given up", "AbortError")));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
