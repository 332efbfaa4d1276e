/** Sends a large file in chunks by the tus protocol: a lost connection repeats one chunk at most, and is retried. */
import { type DetailedError, Upload } from "tus-js-client";
import { ApiError, toApiError } from "../api-client/api-error.ts";
import { verifyUpload, parseJson } from "./upload-response.ts";

export interface UploadOptions {
  /** What it is for: "attachment", … The server knows each purpose and its limits. */
  purpose: string;
  /** Percent sent so far. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

const chunkBytes = 8 * 1024 * 1024;
/** Some two minutes without any progress; a chunk that arrives starts them again. */
const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000];

type Options = Pick<UploadOptions, "onProgress" | "signal">;

/** Continues at the offset that `url` reports. Rejects with `ApiError`, or an AbortError when it was aborted. */
export function resumableUpload(file: File, url: string, { onProgress, signal }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    const tusUpload = new Upload(file, {
      uploadUrl: url,
      chunkSize: chunkBytes,
      retryDelays: retryDelaysMs,
      storeFingerprintForResuming: false,
      onProgress: (sent, total) => onProgress((100 * sent) / total),
      onShouldRetry: (error) => navigator.onLine && isTemporary(statusOf(error)),
      onSuccess: () => resolve(),
      onError: (error) => {
        if (!navigator.onLine) window.addEventListener("online", resume, { once: true, signal });
        else errorOf(error, url, signal).then(reject, reject);
      },
    });
    const resume = () => tusUpload.start();
    signal.addEventListener("abort", () => {
      void tusUpload.abort();
      reject(new DOMException("Given up", "AbortError"));
    });
    tusUpload.start();
  });
}

/** No response, two requests at the same time, or a temporary failure. */
const isTemporary = (status: number) => [0, 409, 423, 429].includes(status) || status >= 500;

const statusOf = (error: Error | DetailedError) =>
  ("originalResponse" in error && error.originalResponse?.getStatus()) || 0;

async function errorOf(error: Error | DetailedError, url: string, signal: AbortSignal): Promise<ApiError> {
  const status = statusOf(error);
  if (!status) return new ApiError("fetch", /*i18n*/ "We couldn't reach the server.");
  const body = parseJson(("originalResponse" in error && error.originalResponse?.getBody()) || "");
  // The response to HEAD has no body; a GET of the same address says what is wrong.
  if (!body && status < 500) await verifyUpload(url, signal);
  return toApiError(status, body);
}
