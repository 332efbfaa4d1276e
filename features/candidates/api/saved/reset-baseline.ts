/** Resets a saved filter's baseline: when it is created, viewed or changed, only later matches are new. */
import type { Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { beforeAndAfter, rowMatches } from "./row-matches.ts";
import { relatesNow, relation } from "./relation.ts";

/**
 * Changes that are noted but not compared yet happened before this moment. Someone who came by such a change is
 * stored like someone who was there and left: the comparison will add them, and they are not new. Someone who left
 * by such a change is stored like someone new: the comparison will remove them, and until then readers do not see
 * them, because they do not match.
 */
export async function resetBaseline(db: Transaction, id: string, now: Date): Promise<void> {
  // A comparison at work has this row; what it did is seen after.
  await sql`select from saved_filter_selections where id = ${id} for update`.execute(db);
  const { rows } = await sql<{ userProfileId: string; isNow: boolean }>`
    select candidate.user_profile_id as "userProfileId", bool_or(candidate.is_now) as "isNow"
    from saved_filter_selections selection
    join ${beforeAndAfter(sql`candidate_changes`)} as candidate on ${rowMatches}
    cross join ${relation}
    where selection.id = ${id} and ${relatesNow}
    group by candidate.user_profile_id having count(*) = 1`.execute(db);
  const ids = (isNow: boolean) => rows.filter((row) => row.isNow === isNow).map((row) => row.userProfileId);
  await db
    .updateTable("savedFilterSelections")
    .set({ diff: ids(false), removed: ids(true), viewedAt: now, updatedAt: now })
    .where("id", "=", id)
    .execute();
}
