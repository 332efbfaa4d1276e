/** Where a circle finds few, how many the same search finds in wider ones: true counts, by one query. */
import type { Queryable } from "#platform/server/database/database.ts";
import { type Expression, sql } from "kysely";
import type { Circle } from "./search-circle.ts";

export interface WiderRadius {
  radiusInMiles: number;
  total: number;
}

/** Fewer than this is little to choose from. */
const fewResults = 5;
const radiusSteps = [10, 25, 50, 100, 200];

interface WiderSearch {
  circle: Circle;
  /** How many the search finds in its own circle. */
  total: number;
  /** The same search in another circle: a query whose rows have their distance as `miles`. */
  rowsWithin: (circle: Circle) => Expression<unknown> | Promise<Expression<unknown>>;
  /** Of wider circles, those in which it may be counted; otherwise all. */
  countable?: (circles: Circle[]) => Promise<Circle[]>;
}

/** Wider circles that find more, each more than the one before. */
export async function widerRadii(
  db: Queryable,
  { circle, total, rowsWithin, countable = async (circles) => circles }: WiderSearch,
): Promise<WiderRadius[]> {
  const radii = radiusSteps.filter((miles) => miles > circle.radiusInMiles);
  if (total >= fewResults || radii.length === 0) return [];
  const wider = await countable(radii.map((radiusInMiles) => ({ ...circle, radiusInMiles })));
  const widest = wider.at(-1);
  if (!widest) return [];
  const within = wider.map(
    ({ radiusInMiles }) => sql`count(*) filter (where miles <= ${radiusInMiles}::float8)`,
  );
  const { rows } = await sql<{ totals: number[] }>`
    select array[${sql.join(within)}]::int[] as totals from (${await rowsWithin(widest)}) as around`.execute(
    db,
  );
  const found = wider.map(({ radiusInMiles }, index) => ({ radiusInMiles, total: rows[0]!.totals[index]! }));
  return found.filter((step, index) => step.total > (found[index - 1]?.total ?? total));
}
