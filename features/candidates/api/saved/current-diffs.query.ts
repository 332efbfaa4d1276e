/** Who is new in some selections, as of this moment: of those who came, the ones who still match. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database.ts";
import { sql } from "kysely";
import { holdsNow, mayBeNews, relation } from "./relation.ts";
import { rowMatches } from "./row-matches.ts";

/** Ids of profiles by selection, newest first; nobody new is an empty list. */
export async function currentDiffs(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; diff: string[] }>`
    select selection.id, array_agg(person.id order by person.place) as diff
    from saved_filter_selections selection
    cross join lateral unnest(selection.diff) with ordinality as person(id, place)
    join candidate_search candidate on candidate.user_profile_id = person.id
    cross join ${relation}
    where selection.id = any(${ids}::uuid[]) and ${rowMatches} and ${holdsNow} and ${mayBeNews}
    group by selection.id`.execute(db);
  const found = new Map(rows.map(({ id, diff }) => [id, diff]));
  return new Map(ids.map((id) => [id, found.get(id) ?? []]));
}

export const diffField = {
  load: (rows: { id: string }[], { db }: Context | WriteContext): Promise<Map<string, unknown>> =>
    currentDiffs(
      db,
      rows.map(({ id }) => id),
    ),
};
