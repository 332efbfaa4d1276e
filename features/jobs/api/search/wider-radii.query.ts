/** Where a circle finds few, how many the same search finds in wider ones: true counts. */
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
 * Wider circles that find more than `total`, each more than the one before, as far as one that finds enough: counting
 * all that a whole region holds takes longer than the search. `rowsWithin` is the same search in another circle; null
 * where counting it would take too long, and so would every wider one.
 */
export async function widerRadii(
  db: Queryable,
  circle: Circle,
  total: number,
  rowsWithin: (circle: Circle) => Expression<unknown> | Promise<Expression<unknown> | null>,
): Promise<WiderRadius[]> {
  const radii: WiderRadius[] = [];
  let most = total;
  for (const radiusInMiles of radiusSteps) {
    if (most >= fewResults) break;
    if (radiusInMiles <= circle.radiusInMiles) continue;
    const rows = await rowsWithin({ ...circle, radiusInMiles });
    if (!rows) break;
    const counted = await sql<{ found: number }>`
      select count(*)::int as found from (${rows}) as around`.execute(db);
    const { found } = counted.rows[0]!;
    if (found > most) radii.push({ radiusInMiles, total: found });
    most = Math.max(most, found);
  }
  return radii;
}
