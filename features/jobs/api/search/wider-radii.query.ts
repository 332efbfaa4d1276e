/** Where a circle finds few, how many the same search finds in wider ones: true counts, by one query. */
import type { Queryable } from "#platform/server/database/database.ts";
import { type Expression, sql } from "kysely";
import type { Circle } from "./place-of-search.ts";

export interface WiderRadius {
  radiusInMiles: number;
  total: number;
}

/** Fewer than this is little to choose from. */
const few = 5;
const steps = [10, 25, 50, 100, 200];

/**
 * Wider circles that really find more than `total`, each more than the one before. `rowsWithin` is the same search in
 * another circle: a query whose rows tell how many `miles` away they are.
 */
export async function widerRadii(
  db: Queryable,
  circle: Circle,
  total: number,
  rowsWithin: (circle: Circle) => Expression<unknown>,
): Promise<WiderRadius[]> {
  const wider = steps.filter((miles) => miles > circle.radiusInMiles);
  if (total >= few || wider.length === 0) return [];
  const around = rowsWithin({ ...circle, radiusInMiles: wider.at(-1)! });
  const within = wider.map((miles) => sql`count(*) filter (where miles <= ${miles}::float8)`);
  const { rows } = await sql<{ totals: number[] }>`
    select array[${sql.join(within)}]::int[] as totals from (${around}) as around`.execute(db);
  const found = wider.map((radiusInMiles, index) => ({ radiusInMiles, total: rows[0]!.totals[index]! }));
  return found.filter((step, index) => step.total > (found[index - 1]?.total ?? total));
}
