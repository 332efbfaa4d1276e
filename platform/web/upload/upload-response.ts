/** Responses of the servers that receive uploads. */
import { toApiError } from "../api-client/api-error.ts";

/** The JSON of a response; null for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Has the server verify what arrived; rejects with the reason where it refuses the file. */
export async function verifyUpload(url: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw toApiError(answer.status, parseJson(await answer.text()));
}
