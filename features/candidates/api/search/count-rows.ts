/** How many candidates a search finds: exactly up to 10,000, beyond it by the planner's estimate. */
import { sql } from "kysely";
import type { Queryable } from "#platform/server/database/database.ts";
import type { CandidateRows } from "./matching-rows.ts";

/** Counting more costs more than anybody reads. */
export const maxCounted = 10_000;

export async function countRows(
  db: Queryable,
  rows: CandidateRows,
): Promise<{ total: number; totalIsExact: boolean }> {
  const some = rows.select("userProfileId").limit(maxCounted + 1);
  const { total } = await db
    .selectFrom(some.as("some"))
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  if (total <= maxCounted) return { total, totalIsExact: true };
  return { total: Math.max(total, await estimateCount(db, rows)), totalIsExact: false };
}

type Plan = Record<string, [{ Plan: { "Plan Rows": number } }]>;

async function estimateCount(db: Queryable, rows: CandidateRows): Promise<number> {
  const { rows: plans } = await sql<Plan>`explain (format json) ${rows.select("userProfileId")}`.execute(db);
  // The column's name goes through Kysely's camel case; it is the only one.
  const [plan] = Object.values(plans[0]!);
  return plan![0].Plan["Plan Rows"];
}
