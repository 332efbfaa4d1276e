/**
 * Rewrites every search row at night in the United States: experience grows with time, and lists that rows are read
 * by (levels, subjects) may have changed. It continues batch by batch; if a worker is killed, one batch is
 * repeated.
 */
import { isFindable } from "#features/educators/api/visible-profiles.ts";
import type { Database } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";
import { refreshCandidates } from "./refresh-candidates.ts";

const batchSize = 500;

export const refreshAll = job(
  "candidates.refresh-everybody",
  z.object({ after: z.uuid().optional() }),
  async ({ after }, { db, now }) => {
    const last = await refreshNextBatch(db, now(), after);
    if (last) await refreshAll.enqueue(db, { after: last }, { key: "next" });
  },
  { cron: "50 8 * * *" },
);

/** The last one served, or null at the end. Also those who have a row and should have none. */
export async function refreshNextBatch(db: Database, now: Date, after?: string): Promise<string | null> {
  const rows = await db
    .selectFrom("userProfiles")
    .select("id")
    .where(sql<boolean>`(${isFindable} or id in (select user_profile_id from candidate_search))`)
    .$if(after !== undefined, (profiles) => profiles.where("id", ">", after!))
    .orderBy("id")
    .limit(batchSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  await db.transaction().execute((tx) => refreshCandidates(tx, ids, now));
  return ids.length === batchSize ? ids.at(-1)! : null;
}
