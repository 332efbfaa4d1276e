/** Deletes the bytes of discarded files, and uploads that were not attached within a day. */
import { z } from "zod";
import { retention } from "#platform/shared/retention.ts";
import { job } from "../job.ts";

export const removeFile = job("files.remove", z.object({ fileId: z.uuid() }), ({ fileId }, { files }) =>
  files.remove(fileId),
);

export const deleteDiscardedFiles = job(
  "files.delete-discarded",
  z.object({}),
  async (_, { db, now }) => {
    const before = new Date(now().getTime() - retention.uploadHours * 3_600_000);
    await db.transaction().execute(async (tx) => {
      const abandoned = await tx
        .deleteFrom("files")
        .where("attachedAt", "is", null)
        .where("createdAt", "<", before)
        .returning("id")
        .execute();
      for (const { id } of abandoned) await removeFile.enqueue(tx, { fileId: id });
    });
  },
  { cron: "37 * * * *" },
);
