/**
 * Best match with one job first. The match is calculated here, not in SQL; so it considers the first 500: those
 * near the job, then the others, each in the plain order. Candidates behind them keep that order.
 */
import { searchReachInMiles } from "#features/jobs/api/recommendations/good-matches.query.ts";
import { cellsOfCircle } from "#features/places/cells.ts";
import type { Point } from "#features/places/distance.ts";
import { readVisibleFacts } from "#features/matching/api/educator-facts.query.ts";
import type { JobFacts } from "#features/matching/match-facts.ts";
import { match } from "#features/matching/match.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { SearchQuery } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { type CandidateRows, type CandidateSearch, matchingRows, milesFrom } from "./matching-rows.ts";
import { orderRows } from "./order-rows.ts";

export const maxScored = 500;
/** Who lives further away than this is looked at only where few live nearer. */
const reachInMiles = searchReachInMiles({});

/** The ids of one page. */
export async function findBestCandidates(
  db: Queryable,
  search: CandidateSearch,
  job: JobFacts,
  { size, offset }: Pick<SearchQuery, "size" | "offset">,
  now: Date,
): Promise<string[]> {
  const rows = matchingRows(db, search);
  const first = await findNearest(rows, search, job);
  const best = offset < first.length ? await byScore(db, first, job, now) : [];
  const here = best.slice(offset, offset + size);
  const others = first.length === maxScored && here.length < size;
  if (!others) return here;
  const behind = { limit: size - here.length, offset: Math.max(0, offset - first.length) };
  return [...here, ...(await selectInPlainOrder(excluding(rows, first), search, behind))];
}

async function findNearest(rows: CandidateRows, search: CandidateSearch, { places }: JobFacts) {
  const near = places?.length
    ? await selectInPlainOrder(rows.where(isNear(places)), search, { limit: maxScored })
    : [];
  if (near.length === maxScored) return near;
  return [
    ...near,
    ...(await selectInPlainOrder(excluding(rows, near), search, { limit: maxScored - near.length })),
  ];
}

async function byScore(db: Queryable, ids: string[], job: JobFacts, now: Date): Promise<string[]> {
  const facts = await readVisibleFacts(db, ids, now);
  return ids
    .map((id) => ({ id, score: facts.has(id) ? match(facts.get(id)!, job).score : 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}

async function selectInPlainOrder(
  rows: CandidateRows,
  search: CandidateSearch,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<string[]> {
  const found = await orderRows(rows, search, [])
    .select("userProfileId")
    .limit(limit)
    .offset(offset)
    .execute();
  return found.map((row) => row.userProfileId);
}

const excluding = (rows: CandidateRows, ids: string[]) =>
  ids.length > 0 ? rows.where(sql<boolean>`user_profile_id <> all(${ids}::uuid[])`) : rows;

const isNear = (places: readonly Point[]) => {
  const cells = [...new Set(places.flatMap(({ lat, lng }) => cellsOfCircle(lat, lng, reachInMiles)))];
  const within = places.map((place) => sql`${milesFrom(place)} <= ${reachInMiles}::float8`);
  return sql<boolean>`(geo && ${cells}::int[] and (${sql.join(within, sql` or `)}))`;
};
