/** Loads who is new in some selections right now: of those who came, the ones who still match. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { relatesNow, mayBeNew, relation } from "./relation.ts";
import { rowMatches } from "./row-matches.ts";

/** Profile ids by selection, newest first; an empty list if nobody is new. */
export async function loadCurrentDiffs(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; diff: string[] }>`
    select selection.id, array_agg(person.id order by person.place) as diff
    from saved_filter_selections selection
    cross join lateral unnest(selection.diff) with ordinality as person(id, place)
    join candidate_search candidate on candidate.user_profile_id = person.id
    cross join ${relation}
    where selection.id = any(${ids}::uuid[]) and ${rowMatches} and ${relatesNow} and ${mayBeNew}
    group by selection.id`.execute(db);
  const found = new Map(rows.map(({ id, diff }) => [id, diff]));
  return new Map(ids.map((id) => [id, found.get(id) ?? []]));
}

interface Snapshot {
  diff: string[];
  extendedAt: string;
}

type Selections = { id: string; extendedAt: Date }[];

// Both attributes need the same page; the first one's query serves the other.
const pages = new WeakMap<Selections, Promise<Map<string, Snapshot>>>();

/** Who is new, and since when, from one snapshot: two statements could disagree. */
function snapshots(rows: Selections, { db }: Context | WriteContext): Promise<Map<string, Snapshot>> {
  const known = pages.get(rows) ?? readSnapshots(db, rows);
  pages.set(rows, known);
  return known;
}

async function readSnapshots(db: Queryable, selections: Selections): Promise<Map<string, Snapshot>> {
  const ids = selections.map(({ id }) => id);
  const { rows } = await sql<{ id: string; extendedAt: Date; diff: string[] | null }>`
    select selection.id, selection.extended_at as "extendedAt", (
      select array_agg(person.id order by person.place)
      from unnest(selection.diff) with ordinality as person(id, place)
      join candidate_search candidate on candidate.user_profile_id = person.id
      cross join ${relation}
      where ${rowMatches} and ${relatesNow} and ${mayBeNew}
    ) as diff
    from saved_filter_selections selection where selection.id = any(${ids}::uuid[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    selections.map(({ id, extendedAt }) => [
      id,
      {
        diff: found.get(id)?.diff ?? [],
        extendedAt: (found.get(id)?.extendedAt ?? extendedAt).toISOString(),
      },
    ]),
  );
}

const field = (name: keyof Snapshot) => ({
  load: async (rows: Selections, context: Context | WriteContext): Promise<Map<string, unknown>> =>
    new Map([...(await snapshots(rows, context))].map(([id, snapshot]) => [id, snapshot[name]])),
});

export const diffField = field("diff");
export const grownAtField = field("extendedAt");
