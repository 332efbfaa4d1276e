/** What a match reads of candidates, as employers may know it: stored beside the rows of the search. */
import { readVisibleFacts } from "#features/matching/api/educator-facts.query.ts";
import type { EducatorFacts } from "#features/matching/match-facts.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";

/** By profile id; of those whose facts are not stored yet, from their profiles. */
export async function readStoredFacts(
  db: Queryable,
  ids: string[],
  now: Date,
): Promise<Map<string, EducatorFacts>> {
  const rows = await db
    .selectFrom("candidateFacts")
    .select(["userProfileId", "facts"])
    .where("userProfileId", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  const stored = new Map(rows.map(({ userProfileId, facts }) => [userProfileId, facts]));
  const others = ids.filter((id) => !stored.has(id));
  return new Map([...stored, ...(await readVisibleFacts(db, others, now))]);
}
