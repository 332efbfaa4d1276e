/** What a place that takes uploads says of one. */
import { errorFrom } from "../api-client/api-error.ts";

/** The JSON of an answer; null where there is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Has what arrived looked at; rejects with the reason where it is refused. */
export async function lookAtUpload(url: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw errorFrom(answer.status, parsed(await answer.text()));
}
