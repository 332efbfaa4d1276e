/** Uploads a file: declared to the API, then sent where it says, in chunks where it is large, with its progress. */
import { contentTypeOf } from "#platform/shared/file-kinds.ts";
import { ApiError, toApiError } from "../api-client/api-error.ts";
import { call } from "../api-client/api.ts";
import { removeUnfinishedUpload, storeUnfinishedUpload, readUnfinishedUpload } from "./unfinished-uploads.ts";
import { verifyUpload, parseJson } from "./upload-response.ts";
import type { UploadOptions } from "./resumable-upload.ts";

interface UploadTarget {
  id: string;
  url: string;
  headers: Record<string, string>;
  resumable: { url: string };
}

/** Larger files go in chunks, so that a lost connection repeats one chunk only. */
const largeFromBytes = 8 * 1024 * 1024;

/**
 * Resolves to the file's id. A large file resumes after a lost connection; called again with the same file,
 * also after a reload of the tab, it continues where it stopped. Rejects with `ApiError`, or an AbortError when
 * it was aborted.
 */
export async function upload(file: File, options: UploadOptions): Promise<string> {
  const allowUnload = confirmBeforeUnload();
  try {
    return file.size > largeFromBytes
      ? await uploadInChunks(file, options)
      : await uploadWhole(file, options);
  } finally {
    allowUnload();
  }
}

async function uploadWhole(file: File, options: UploadOptions): Promise<string> {
  const target = await createDirectUpload(file, options);
  await putFile(file, target, options);
  // An external store has not verified it: problems are reported now and not when the file is used.
  if (new URL(target.url).origin !== location.origin)
    await verifyUpload(target.resumable.url, options.signal);
  return target.id;
}

async function uploadInChunks(file: File, options: UploadOptions): Promise<string> {
  const { resumableUpload } = await import("./resumable-upload.ts");
  const before = readUnfinishedUpload(file, options.purpose);
  const target = before ?? (await createDirectUpload(file, options));
  if (!before) storeUnfinishedUpload(file, options.purpose, { id: target.id, resumable: target.resumable });
  try {
    await resumableUpload(file, target.resumable.url, options);
  } catch (error) {
    const isRejected = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (isRejected) removeUnfinishedUpload(file, options.purpose);
    // The server discards unfinished uploads after a day: start again.
    if (isRejected && before && error.status === 404) return uploadInChunks(file, options);
    throw error;
  }
  removeUnfinishedUpload(file, options.purpose);
  return target.id;
}

async function createDirectUpload(file: File, { purpose, signal }: UploadOptions): Promise<UploadTarget> {
  const { md5OfFile } = await import("./md5.ts");
  const checksum = await md5OfFile(file, signal);
  return call<UploadTarget>("direct_uploads", {
    method: "POST",
    body: { filename: file.name, byteSize: file.size, contentType: contentTypeOf(file), checksum, purpose },
    signal,
  });
}

/** By XMLHttpRequest, since fetch does not report upload progress. */
function putFile(
  file: File,
  { url, headers }: UploadTarget,
  { onProgress, signal }: UploadOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress((100 * loaded) / total));
    request.addEventListener("load", () => {
      if (request.status < 300) resolve();
      else reject(toApiError(request.status, parseJson(request.responseText)));
    });
    request.addEventListener("error", () =>
      reject(new ApiError("fetch", /*i18n*/ "We couldn't reach the server.")),
    );
    request.addEventListener("abort", () => reject(new DOMException("Given up", "AbortError")));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

/** While files are uploading, closing the tab asks for confirmation, in the browser's own words. */
let activeUploads = 0;

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Call the returned function when the upload has ended, well or not. */
function confirmBeforeUnload(): () => void {
  if (activeUploads++ === 0) window.addEventListener("beforeunload", preventUnload);
  return () => {
    if (--activeUploads === 0) window.removeEventListener("beforeunload", preventUnload);
  };
}
