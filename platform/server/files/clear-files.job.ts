/** Takes away the bytes of discarded files, and uploads nobody attached within a day. */
import { z } from "zod";
import { job } from "../job.ts";

const hoursUntilForsaken = 24;

export const removeFile = job("files.remove", z.object({ fileId: z.uuid() }), ({ fileId }, { files }) =>
  files.remove(fileId),
);

export const clearFiles = job(
  "files.clear",
  z.object({}),
  async (_, { db, now }) => {
    const before = new Date(now().getTime() - hoursUntilForsaken * 3_600_000);
    await db.transaction().execute(async (tx) => {
      const forsaken = await tx
        .deleteFrom("files")
        .where("attachedAt", "is", null)
        .where("createdAt", "<", before)
        .returning("id")
        .execute();
      for (const { id } of forsaken) await removeFile.later(tx, { fileId: id });
    });
  },
  { cron: "37 * * * *" },
);
