/** Sends a file: announced to the API, then put where it says, in parts where it is large, telling how far it is. */
import { contentTypeOf } from "#platform/shared/file-kinds.ts";
import { ApiError, errorFrom } from "../api-client/api-error.ts";
import { call } from "../api-client/api.ts";
import { forgetUnfinished, keepUnfinished, unfinished } from "./unfinished-uploads.ts";
import { md5OfFile } from "./md5.ts";
import { lookAtUpload, parsed } from "./upload-response.ts";
import { askBeforeLeaving } from "./active-uploads.ts";

export interface UploadOptions {
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
  resumable: { url: string };
}

/** What is larger goes in parts, each of which need not be sent again. */
const largeFrom = 8 * 1024 * 1024;

/**
 * Answers with the file's id, to be attached by. A large file goes on by itself where a connection was cut;
 * called again with the same file, also after a reload of the tab, it goes on where it was. Rejects with
 * `ApiError`, or an AbortError when it was given up.
 */
export async function upload(file: File, options: UploadOptions): Promise<string> {
  const mayLeave = askBeforeLeaving();
  try {
    return file.size > largeFrom ? await sendLarge(file, options) : await sendSmall(file, options);
  } finally {
    mayLeave();
  }
}

async function sendSmall(file: File, options: UploadOptions): Promise<string> {
  const target = await announce(file, options);
  await put(file, target, options);
  // A store that took it itself has not looked at it: what we find is told now, not when it is used.
  if (new URL(target.url).origin !== location.origin)
    await lookAtUpload(target.resumable.url, options.signal);
  return target.id;
}

async function sendLarge(file: File, options: UploadOptions): Promise<string> {
  const { sendInParts } = await import("./resumable-upload.ts");
  const before = unfinished(file, options.purpose);
  const target = before ?? (await announce(file, options));
  if (!before) keepUnfinished(file, options.purpose, { id: target.id, resumable: target.resumable });
  try {
    await sendInParts(file, target.resumable.url, options);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (isRefused) forgetUnfinished(file, options.purpose);
    // A day later nothing waits any more: from the beginning, then.
    if (isRefused && before && error.status === 404) return sendLarge(file, options);
    throw error;
  }
  forgetUnfinished(file, options.purpose);
  return target.id;
}

async function announce(file: File, { purpose, signal }: UploadOptions): Promise<Target> {
  const checksum = await md5OfFile(file, signal);
  return call<Target>("direct_uploads", {
    method: "POST",
    body: { filename: file.name, byteSize: file.size, contentType: contentTypeOf(file), checksum, purpose },
    signal,
  });
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
