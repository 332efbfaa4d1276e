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

/**
 * Wider circles that find more than `total`, each more than the one before. `rowsWithin` is the same search in
 * another circle: a query whose rows have their distance as `miles`.
 */
export async function widerRadii(
  db: Queryable,
  circle: Circle,
  total: number,
  rowsWithin: (circle: Circle) => Expression<unknown> | Promise<Expression<unknown>>,
): Promise<WiderRadius[]> {
  const wider = radiusSteps.filter((miles) => miles > circle.radiusInMiles);
  if (total >= fewResults || wider.length === 0) return [];
  const around = await rowsWithin({ ...circle, radiusInMiles: wider.at(-1)! });
  const within = wider.map((miles) => sql`count(*) filter (where miles <= ${miles}::float8)`);
  const { rows } = await sql<{ totals: number[] }>`
    select array[${sql.join(within)}]::int[] as totals from (${around}) as around`.execute(db);
  const found = wider.map((radiusInMiles, index) => ({ radiusInMiles, total: rows[0]!.totals[index]! }));
  return found.filter((step, index) => step.total > (found[index - 1]?.total ?? total));
}
