/** From now on, who comes to match is new: when a selection is made, viewed, or looks for something else. */
import type { Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { bothSides, rowMatches } from "./row-matches.ts";
import { holdsNow, relation } from "./relation.ts";

/**
 * Changes that were noted but not compared yet happened before this moment. Who came by one of them is remembered like
 * somebody who was there and left: the comparison will say that they came, and it will be no news. Who left by one is
 * remembered like somebody new: the comparison will take them away, and no reader sees them, not matching, meanwhile.
 */
export async function startAnew(db: Transaction, id: string, now: Date): Promise<void> {
  // A comparison at work has this row; what it did is seen after.
  await sql`select from saved_filter_selections where id = ${id} for update`.execute(db);
  const { rows } = await sql<{ userProfileId: string; isNow: boolean }>`
    select candidate.user_profile_id as "userProfileId", bool_or(candidate.is_now) as "isNow"
    from saved_filter_selections selection
    join ${bothSides(sql`candidate_changes`)} as candidate on ${rowMatches}
    cross join ${relation}
    where selection.id = ${id} and ${holdsNow}
    group by candidate.user_profile_id having count(*) = 1`.execute(db);
  const ids = (isNow: boolean) => rows.filter((row) => row.isNow === isNow).map((row) => row.userProfileId);
  await db
    .updateTable("savedFilterSelections")
    .set({ diff: ids(false), gone: ids(true), viewedAt: now, updatedAt: now })
    .where("id", "=", id)
    .execute();
}
