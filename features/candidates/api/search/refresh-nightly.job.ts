/**
 * At night in the United States, every search row anew: experience grows by itself, and lists that rows are read by
 * (levels, subjects) may have changed. It goes on by itself from where it is; a worker killed in between repeats one part.
 */
import { isFindable } from "#features/educators/api/visible-profiles.ts";
import type { Database } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";
import { refreshCandidates } from "./refresh-candidates.ts";

const atOnce = 500;

export const refreshEverybody = job(
  "candidates.refresh-everybody",
  z.object({ after: z.uuid().optional() }),
  async ({ after }, { db, now }) => {
    const last = await refreshNext(db, now(), after);
    if (last) await refreshEverybody.enqueue(db, { after: last }, { key: "next" });
  },
  { cron: "50 8 * * *" },
);

/** The last one served, or null at the end. Also those who have a row and should have none. */
export async function refreshNext(db: Database, now: Date, after?: string): Promise<string | null> {
  const rows = await db
    .selectFrom("userProfiles")
    .select("id")
    .where(sql<boolean>`(${isFindable} or id in (select user_profile_id from candidate_search))`)
    .$if(after !== undefined, (profiles) => profiles.where("id", ">", after!))
    .orderBy("id")
    .limit(atOnce)
    .execute();
  const ids = rows.map(({ id }) => id);
  await db.transaction().execute((tx) => refreshCandidates(tx, ids, now));
  return ids.length === atOnce ? ids.at(-1)! : null;
}
