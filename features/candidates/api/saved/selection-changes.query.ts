/** Dequeues changes and finds whom they added to each saved filter, and whom they removed. */
import type { Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import type { DiffChanges } from "../../saved-filter-diff.ts";
import { relatedWhenViewed, relatesNow, mayBeNew, relation } from "./relation.ts";
import { beforeAndAfter, rowMatches } from "./row-matches.ts";

export interface SelectionChanges extends DiffChanges {
  id: string;
  /** Of the filters as they were compared: others by now make it worthless. */
  filtersHash: Buffer;
  /** Where it counts from the last viewing: a later one makes it worthless, too. */
  viewedAt?: Date;
}

/** The caller holds the locks on these notes. Newest first in each list. */
export async function findSelectionChanges(
  tx: Transaction,
  userProfileIds: readonly string[],
): Promise<SelectionChanges[]> {
  const { rows } = await sql<SelectionChanges>`
    with taken as (
      delete from candidate_changes where user_profile_id = any(${userProfileIds}::uuid[]) returning *
    ), sides as materialized (
      select * from ${beforeAndAfter(sql`taken`)} as side
    ), moved as (
      select selection.id, candidate.user_profile_id, bool_or(candidate.is_now) as came,
        max(candidate.changed_at) as changed_at
      from sides candidate join saved_filter_selections selection on ${rowMatches}
      group by selection.id, candidate.user_profile_id
      having count(*) = 1
    ), told as (
      select selection.id, selection.filters_hash, candidate.user_profile_id, candidate.came, candidate.changed_at
      from moved candidate join saved_filter_selections selection on selection.id = candidate.id
      cross join ${relation}
      where case when candidate.came then ${relatesNow} and ${mayBeNew} else ${relatedWhenViewed} end
    )
    select id, filters_hash as "filtersHash",
      coalesce(array_agg(user_profile_id order by changed_at desc) filter (where came), '{}') as came,
      coalesce(array_agg(user_profile_id order by changed_at desc) filter (where not came), '{}') as left
    from told group by id, filters_hash order by id`.execute(tx);
  return rows;
}
