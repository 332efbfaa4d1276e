/**
 * Clips that were not uploaded yet, stored in this browser: a killed browser or a broken connection loses
 * nothing. Where the browser stores nothing (private windows), everything else works.
 */
import { dayMs } from "#platform/shared/duration.ts";
import { educatorRetention } from "../../retention.ts";

export interface Clip {
  accountId: string;
  questionId: string;
  video: File;
  /** A frame of it as JPEG, where one could be caught. */
  poster: Blob | null;
  /** Null where this browser can't tell. */
  seconds: number | null;
  keptAt: number;
}

/** Whether it is safe here now. */
export const storeClip = async (clip: Clip): Promise<boolean> =>
  (await inStore("readwrite", (store) => store.put(clip))) !== undefined;

export const deleteClip = ({ accountId, questionId }: Pick<Clip, "accountId" | "questionId">) =>
  inStore("readwrite", (store) => store.delete([accountId, questionId]));

/** This account's clips; deletes expired ones of any account. */
export async function loadClips(accountId: string): Promise<Clip[]> {
  const all = (await inStore<Clip[]>("readonly", (store) => store.getAll())) ?? [];
  const oldest = Date.now() - educatorRetention.unsentVideoDays * dayMs;
  for (const clip of all) if (clip.keptAt < oldest) void deleteClip(clip);
  return all.filter((clip) => clip.accountId === accountId && clip.keptAt >= oldest);
}

type StoreOperation<T> = (store: IDBObjectStore) => IDBRequest<T>;

async function inStore<T>(mode: IDBTransactionMode, act: StoreOperation<T>): Promise<T | undefined> {
  try {
    const db = await open();
    try {
      return await done(act(db.transaction("clips", mode).objectStore("clips")), mode);
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open("video_clips", 1);
  request.addEventListener("upgradeneeded", () =>
    request.result.createObjectStore("clips", { keyPath: ["accountId", "questionId"] }),
  );
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    for (const bad of ["error", "blocked"]) request.addEventListener(bad, () => reject(request.error));
  });
}

/** Written is only what the transaction has finished with. */
function done<T>(request: IDBRequest<T>, mode: IDBTransactionMode): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = mode === "readonly" ? request : request.transaction!;
    end.addEventListener(mode === "readonly" ? "success" : "complete", () => resolve(request.result));
    for (const bad of ["error", "abort"]) end.addEventListener(bad, () => reject(request.error));
  });
}
