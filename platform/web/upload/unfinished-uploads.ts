/** Large uploads that are not over: kept for the tab, so that choosing the same file again goes on with them. */
import { apiSession } from "../api-client/api-session.ts";

export interface Unfinished {
  id: string;
  resumable: { url: string };
}

/** The same name, size and time of change make the same file; its checksum tells in the end. */
const nameOf = ({ name, size, lastModified }: File, purpose: string) =>
  `upload ${apiSession().caller().accountId} ${purpose} ${size} ${lastModified} ${name}`;

export function unfinished(file: File, purpose: string): Unfinished | undefined {
  try {
    const kept = sessionStorage.getItem(nameOf(file, purpose));
    return kept ? (JSON.parse(kept) as Unfinished) : undefined;
  } catch {
    return undefined;
  }
}

/** Where nothing may be stored, a reload begins anew. */
export function keepUnfinished(file: File, purpose: string, upload: Unfinished): void {
  try {
    sessionStorage.setItem(nameOf(file, purpose), JSON.stringify(upload));
  } catch {}
}

export function forgetUnfinished(file: File, purpose: string): void {
  try {
    sessionStorage.removeItem(nameOf(file, purpose));
  } catch {}
}
