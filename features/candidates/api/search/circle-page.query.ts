/**
 * Pages of a circle from index entries alone: best first by merging the cells' own orders, nearest first ring by ring.
 * The number of people in the circle does not matter, only how many are asked for.
 */
import { nearInMiles } from "#features/educators/candidate-filters.ts";
import type { Circle } from "#features/jobs/api/search/search-circle.ts";
import { fineCellsOfCircle, smallCellsBetween } from "#features/places/cells.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { type FoundRow, isBehind, type KeysetPage, type Position } from "#platform/server/database/keyset.ts";
import { type RawBuilder, sql } from "kysely";
import { allOf, conditionsOf, entriesOfRuns, type IndexedSearch, isInCircle } from "./indexed-rows.ts";
import { milesFrom } from "./matching-rows.ts";
import { orderTerms } from "./order-rows.ts";

/** A part of the map that rows are looked for in: some 1/8-degree cells, and which of their rows. */
export interface Region {
  cells: number[];
  condition: RawBuilder<boolean>;
}

/** By relevance: those within ten miles first, where the circle is wider. */
export async function findBestInCircle(
  db: Queryable,
  indexed: IndexedSearch,
  { size, offset, after }: KeysetPage,
  within?: Region,
): Promise<FoundRow[]> {
  const circle = indexed.search.circle!;
  const conditions = [conditionsOf(indexed), ...(within ? [within.condition] : [])];
  const mergeCircle = (area: Circle, more: RawBuilder<boolean>[], limit: number, behind?: Position) =>
    mergeCells(
      db,
      cellsWithin(area, within),
      allOf([...conditions, isInCircle(area), ...more]),
      limit,
      behind,
    );
  const least = offset + size;
  if (circle.radiusInMiles <= nearInMiles) return (await mergeCircle(circle, [], least, after)).slice(offset);
  const inner = { ...circle, radiusInMiles: nearInMiles };
  const [afterNear, ...behind] = after ?? [1];
  const near = afterNear === 1 ? await mergeCircle(inner, [], least, after && behind) : [];
  const found = near.map((row) => ({ ...row, position: [1, ...row.position] }));
  if (near.length < least) {
    const isFarther = sql<boolean>`not ${isInCircle(inner)}`;
    const rest = afterNear === 0 ? behind : undefined;
    const far = await mergeCircle(circle, [isFarther], least - near.length, rest);
    found.push(...far.map((row) => ({ ...row, position: [0, ...row.position] })));
  }
  return found.slice(offset);
}

function cellsWithin(circle: Circle, within: Region | undefined): number[] {
  const cells = fineCellsOfCircle(circle, circle.radiusInMiles);
  if (!within) return cells;
  const allowed = new Set(within.cells);
  return cells.filter((cell) => allowed.has(cell));
}

/**
 * The first of some cells by rank, in two steps: a few of each cell tell how far down each has to be read. Reads
 * little more than it returns where no condition drops much.
 */
export async function mergeCells(
  db: Queryable,
  cells: number[],
  condition: RawBuilder<boolean>,
  limit: number,
  after?: Position,
): Promise<FoundRow[]> {
  if (cells.length === 0) return [];
  const wanted = after ? allOf([condition, isBehind(rankTerms, after)]) : condition;
  const first = Math.min(limit, Math.ceil((3 * limit) / cells.length) + 5);
  const { rows } = await sql<{ id: string; rank: number }>`
    with area as materialized (select cell from unnest(${cells}::int[]) as area(cell)),
    first as materialized (
      select found.* from area cross join lateral (
        select user_profile_id, rank from candidate_search
        where candidate_search.cell = area.cell and ${wanted}
        order by rank desc, user_profile_id desc limit ${first}) as found
    ), last as materialized (
      select rank, user_profile_id from first order by rank desc, user_profile_id desc offset ${limit - 1} limit 1
    )
    select found.user_profile_id as id, found.rank from area cross join lateral (
      select user_profile_id, rank from candidate_search
      where candidate_search.cell = area.cell and ${wanted}
        and (rank, user_profile_id) >= (coalesce((select rank from last), 0),
          coalesce((select user_profile_id from last), '00000000-0000-0000-0000-000000000000'))
      order by rank desc, user_profile_id desc limit ${limit}) as found
    order by found.rank desc, found.user_profile_id desc limit ${limit}`.execute(db);
  return rows.map(({ id, rank }) => ({ id, position: [rank, id] }));
}

const rankTerms = orderTerms({ words: [], circle: null } as never, []);

/** Each ring is three times as wide as the one before. */
const firstRingInMiles = 1;
const ringGrowth = 3;

/** By distance, nearest first. */
export async function findNearestInCircle(
  db: Queryable,
  indexed: IndexedSearch,
  { size, offset, after }: KeysetPage,
): Promise<FoundRow[]> {
  const circle = indexed.search.circle!;
  const nearest = after ? Number(after[0]) : 0;
  for (let width = firstRingInMiles; ; width *= ringGrowth) {
    const radiusInMiles = Math.min(circle.radiusInMiles, nearest + width);
    const found = await findInRing(db, indexed, { ...circle, radiusInMiles }, nearest, {
      size,
      offset,
      after,
    });
    if (found.length === size || radiusInMiles === circle.radiusInMiles) return found;
  }
}

async function findInRing(
  db: Queryable,
  indexed: IndexedSearch,
  circle: Circle,
  fromMiles: number,
  { size, offset, after }: KeysetPage,
): Promise<FoundRow[]> {
  const runs = smallCellsBetween(circle, fromMiles, circle.radiusInMiles);
  const miles = milesFrom(circle);
  const terms = orderTerms(indexed.search, [{ name: "distance", descending: false }]);
  const conditions = [conditionsOf(indexed), isInCircle(circle), ...(after ? [isBehind(terms, after)] : [])];
  const { rows } = await sql<{ id: string; rank: number; miles: number }>`
    select user_profile_id as id, rank, miles
    from (${entriesOfRuns(runs, sql`user_profile_id, rank, ${miles} as miles`, allOf(conditions))}) as ring
    order by miles, rank desc, user_profile_id desc limit ${size} offset ${offset}`.execute(db);
  return rows.map((row) => ({ id: row.id, position: [row.miles, row.rank, row.id] }));
}
