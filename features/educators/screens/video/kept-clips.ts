/**
 * Clips that were not sent yet, kept in this browser: a killed browser or a broken connection loses nothing. Where the
 * browser keeps nothing (private windows), everything works on and only this is missing.
 */

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

const daysKept = 14;

/** Whether it is safe here now. */
export const keepClip = async (clip: Clip): Promise<boolean> =>
  (await inStore("readwrite", (store) => store.put(clip))) !== undefined;

export const forgetClip = ({ accountId, questionId }: Pick<Clip, "accountId" | "questionId">) =>
  inStore("readwrite", (store) => store.delete([accountId, questionId]));

/** This account's; whatever lies here for too long goes, whoever's it is. */
export async function keptClips(accountId: string): Promise<Clip[]> {
  const all = (await inStore<Clip[]>("readonly", (store) => store.getAll())) ?? [];
  const oldest = Date.now() - daysKept * 86_400_000;
  for (const clip of all) if (clip.keptAt < oldest) void forgetClip(clip);
  return all.filter((clip) => clip.accountId === accountId && clip.keptAt >= oldest);
}

type Act<T> = (store: IDBObjectStore) => IDBRequest<T>;

async function inStore<T>(mode: IDBTransactionMode, act: Act<T>): Promise<T | undefined> {
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
