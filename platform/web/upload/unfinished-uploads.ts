/** Unfinished large uploads, stored for the tab, so that choosing the same file again continues them. */
import { isRecord } from "#platform/shared/is-record.ts";
import { apiSession } from "../api-client/api-session.ts";

export interface UnfinishedUpload {
  id: string;
  resumable: { url: string };
}

/** A file is the same by name, size and time of change; the server compares its checksum at the end. */
const storageKey = ({ name, size, lastModified }: File, purpose: string) =>
  `upload ${apiSession().caller().accountId} ${purpose} ${size} ${lastModified} ${name}`;

export function readUnfinishedUpload(file: File, purpose: string): UnfinishedUpload | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey(file, purpose));
    const upload: unknown = stored && JSON.parse(stored);
    return isUnfinishedUpload(upload) ? upload : undefined;
  } catch {
    return undefined;
  }
}

const isUnfinishedUpload = (value: unknown): value is UnfinishedUpload =>
  isRecord(value) &&
  typeof value.id === "string" &&
  isRecord(value.resumable) &&
  typeof value.resumable.url === "string";

/** Where storage is switched off, a reload starts again. */
export function storeUnfinishedUpload(file: File, purpose: string, upload: UnfinishedUpload): void {
  try {
    sessionStorage.setItem(storageKey(file, purpose), JSON.stringify(upload));
  } catch {}
}

export function removeUnfinishedUpload(file: File, purpose: string): void {
  try {
    sessionStorage.removeItem(storageKey(file, purpose));
  } catch {}
}
