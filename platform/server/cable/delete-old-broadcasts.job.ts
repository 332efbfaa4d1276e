/** Deletes the broadcasts that nobody is told any more. */
import { sql } from "kysely";
import { z } from "zod";
import { job } from "../job.ts";
import { deleteInBatches } from "../retention/delete-in-batches.ts";
import { keptMinutes } from "./replay.ts";

export const deleteOldBroadcasts = job(
  "cable.delete-old-broadcasts",
  z.object({}),
  async (_, { db }) => {
    await deleteInBatches(db, "broadcasts", sql`created_at < now() - make_interval(mins => ${keptMinutes})`);
  },
  { cron: "*/5 * * * *" },
);
