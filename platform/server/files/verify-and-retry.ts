/**
 * A write may name an upload that nobody has verified yet: put straight to the store, or left while the scanner was
 * unavailable. Verifying takes time and its result has to stay, which nothing does in a transaction that is rolled
 * back: so it happens between two runs of the write.
 */
import type { Database } from "../database/database.ts";
import { ApiError } from "../errors.ts";
import { FileNotStored } from "./attach.ts";
import type { UploadProcessor } from "./upload-processor.ts";

/**
 * Runs `write`; each pending file that it names is verified once, and the write runs again. What is refused then, or
 * has not arrived, is the write's own `422` at the field.
 * @throws ApiError 503 while the scanner is unavailable.
 */
export const verifyAndRetry =
  (db: Database, processor: UploadProcessor) =>
  async <T>(write: () => Promise<T>): Promise<T> => {
    const verified = new Set<string>();
    for (;;) {
      try {
        return await write();
      } catch (error) {
        const id = error instanceof FileNotStored ? error.pendingFileId : null;
        if (!id || verified.has(id)) throw error;
        verified.add(id);
        await verifyFile(db, processor, id);
      }
    }
  };

async function verifyFile(db: Database, processor: UploadProcessor, id: string): Promise<void> {
  const file = await db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();
  if (!file) return;
  await processor.verify(file).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  });
}
