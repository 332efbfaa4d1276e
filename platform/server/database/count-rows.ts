/** Counts of long lists: exact as far as anybody reads them, beyond that what the planner expects. */
import { type Expression, sql } from "kysely";
import type { Queryable } from "./database.ts";

/** Counting more takes longer than finding the page. */
export const maxCounted = 10_000;

export interface RowCount {
  total: number;
  totalIsExact: boolean;
}

/** @returns how many rows a query has: exactly up to `maxCounted`, else an estimate that is not less. */
export async function countRows(db: Queryable, rows: Expression<unknown>): Promise<RowCount> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from (${rows}) as found limit ${maxCounted + 1}) as counted`.execute(
    db,
  );
  const { total } = counted.rows[0]!;
  if (total <= maxCounted) return { total, totalIsExact: true };
  return { total: Math.max(total, await expectedRows(db, rows)), totalIsExact: false };
}

type Plan = Record<string, [{ Plan: { "Plan Rows": number } }]>;

/** How many rows the planner expects of a query, by what it has counted of the columns' values. */
export async function expectedRows(db: Queryable, rows: Expression<unknown>): Promise<number> {
  const { rows: plans } = await sql<Plan>`explain (format json) ${rows}`.execute(db);
  // The column's name goes through Kysely's camel case; it is the only one.
  const [plan] = Object.values(plans[0]!);
  return plan![0].Plan["Plan Rows"];
}
