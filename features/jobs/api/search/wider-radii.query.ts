/** Where a circle finds few, how many the same search finds in wider ones: true counts, by one query. */
import type { Queryable } from "#platform/server/database.ts";
import { sql } from "kysely";
import { matchingRows, type Search } from "./matching-rows.ts";
import { milesFrom } from "./place-of-search.ts";

export interface WiderRadius {
  radiusInMiles: number;
  total: number;
}

/** Fewer than this is little to choose from. */
const few = 5;
const steps = [10, 25, 50, 100, 200];

/** Wider circles that really find more, each more than the one before. */
export async function widerRadii(db: Queryable, search: Search, total: number): Promise<WiderRadius[]> {
  const circle = search.circle!;
  const wider = steps.filter((miles) => miles > circle.radiusInMiles);
  if (total >= few || wider.length === 0) return [];
  const around = { ...search, circle: { ...circle, radiusInMiles: wider.at(-1)! } };
  const within = wider.map((miles) => sql`count(*) filter (where miles <= ${miles}::float8)`);
  const counts = await db
    .selectFrom(matchingRows(db, around).select(milesFrom(circle).as("miles")).as("around"))
    .select(sql<number[]>`array[${sql.join(within)}]::int[]`.as("totals"))
    .executeTakeFirstOrThrow();
  const found = wider.map((radiusInMiles, index) => ({ radiusInMiles, total: counts.totals[index]! }));
  return found.filter((step, index) => step.total > (found[index - 1]?.total ?? total));
}
