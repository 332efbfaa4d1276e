/** Sends a large file in parts by the tus protocol: a cut connection costs a part at most, and is mended by itself. */
import { type DetailedError, Upload } from "tus-js-client";
import { ApiError, errorFrom } from "../api-client/api-error.ts";
import { lookAtUpload, parsed } from "./upload-response.ts";
import type { UploadOptions } from "./upload.ts";

const partSize = 8 * 1024 * 1024;
/** Some two minutes without any progress; a part that arrives begins them anew. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000];

type Options = Pick<UploadOptions, "onProgress" | "signal">;

/** Goes on from where the address says. Rejects with `ApiError`, or an AbortError when it was given up. */
export function sendInParts(file: File, url: string, { onProgress, signal }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = new Upload(file, {
      uploadUrl: url,
      chunkSize: partSize,
      retryDelays: pauses,
      storeFingerprintForResuming: false,
      onProgress: (sent, total) => onProgress((100 * sent) / total),
      onShouldRetry: (error) => navigator.onLine && mayPass(statusOf(error)),
      onSuccess: () => resolve(),
      onError: (error) => {
        if (!navigator.onLine) window.addEventListener("online", goOn, { once: true, signal });
        else errorOf(error, url, signal).then(reject, reject);
      },
    });
    const goOn = () => sending.start();
    signal.addEventListener("abort", () => {
      void sending.abort();
      reject(new DOMException("Given up", "AbortError"));
    });
    sending.start();
  });
}

/** No answer, two at once, or something that is over in a while. */
const mayPass = (status: number) => [0, 409, 423, 429].includes(status) || status >= 500;

const statusOf = (error: Error | DetailedError) =>
  ("originalResponse" in error && error.originalResponse?.getStatus()) || 0;

async function errorOf(error: Error | DetailedError, url: string, signal: AbortSignal): Promise<ApiError> {
  const status = statusOf(error);
  if (!status) return new ApiError("fetch", /*i18n*/ "We couldn't reach the server.");
  const body = parsed(("originalResponse" in error && error.originalResponse?.getBody()) || "");
  // The answer to HEAD has no words: the same address says them.
  if (!body && status < 500) await lookAtUpload(url, signal);
  return errorFrom(status, body);
}
