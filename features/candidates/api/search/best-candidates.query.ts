/**
 * Best match with one job first. It considers the first 500: those near the job, then the others, each in the plain
 * order. Candidates behind them keep that order. The match is calculated here, not in SQL.
 */
import { searchReachInMiles } from "#features/jobs/api/recommendations/good-matches.query.ts";
import { fineCellsOfCircle } from "#features/places/cells.ts";
import type { JobFacts } from "#features/matching/match-facts.ts";
import { matchWith } from "#features/matching/match.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { orderBy } from "#platform/server/database/keyset.ts";
import type { SearchQuery } from "#platform/server/resource.ts";
import { type RawBuilder, sql } from "kysely";
import { findBestInCircle, mergeCells, type Region } from "./circle-page.query.ts";
import { allOf, conditionsOf, indexedSearch, type IndexedSearch, isInCircle } from "./indexed-rows.ts";
import { type CandidateSearch, matchingRows } from "./matching-rows.ts";
import { orderTerms } from "./order-rows.ts";
import { readStoredFacts } from "./stored-facts.query.ts";

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
  const indexed = indexedSearch(search);
  const source: Source = { db, search, indexed };
  const first = await findNearest(source, job);
  const best = offset < first.length ? await bestOf(db, first, job, offset + size, now) : [];
  const here = best.slice(offset);
  const others = first.length === maxScored && here.length < size;
  if (!others) return here;
  const request = { size: size - here.length, offset: Math.max(0, offset - first.length) };
  return [...here, ...(await selectInPlainOrder(source, request, isNoneOf(first)))];
}

interface Source {
  db: Queryable;
  search: CandidateSearch;
  indexed: IndexedSearch | null;
}

async function findNearest(source: Source, { places }: JobFacts): Promise<string[]> {
  const region = places?.length ? regionAround(places) : null;
  const near = region ? await selectNear(source, region) : [];
  if (near.length === maxScored) return near;
  const rest = { size: maxScored - near.length, offset: 0 };
  return [...near, ...(await selectInPlainOrder(source, rest, isNoneOf(near)))];
}

function regionAround(places: NonNullable<JobFacts["places"]>): Region {
  const circles = places.map(({ lat, lng }) => ({ lat, lng, radiusInMiles: reachInMiles }));
  const cells = new Set(circles.flatMap((circle) => fineCellsOfCircle(circle, reachInMiles)));
  return { cells: [...cells], condition: sql<boolean>`(${sql.join(circles.map(isInCircle), sql` or `)})` };
}

async function selectNear({ db, search, indexed }: Source, region: Region): Promise<string[]> {
  const request = { size: maxScored, offset: 0 };
  if (!indexed) {
    const isNear = sql<boolean>`(cell = any(${region.cells}::int[]) and ${region.condition})`;
    return selectInPlainOrder({ db, search, indexed }, request, isNear);
  }
  const found = search.circle
    ? await findBestInCircle(db, indexed, request, region)
    : await mergeCells(db, region.cells, allOf([conditionsOf(indexed), region.condition]), maxScored);
  return found.map(({ id }) => id);
}

async function selectInPlainOrder(
  { db, search, indexed }: Source,
  { size, offset }: Pick<SearchQuery, "size" | "offset">,
  condition: RawBuilder<boolean>,
): Promise<string[]> {
  if (indexed && search.circle) {
    const cells = fineCellsOfCircle(search.circle, search.circle.radiusInMiles);
    const found = await findBestInCircle(db, indexed, { size, offset }, { cells, condition });
    return found.map(({ id }) => id);
  }
  const rows = await orderBy(matchingRows(db, search).where(condition), orderTerms(search, []))
    .select("userProfileId")
    .limit(size)
    .offset(offset)
    .execute();
  return rows.map((row) => row.userProfileId);
}

const isNoneOf = (ids: string[]) =>
  ids.length > 0 ? sql<boolean>`user_profile_id <> all(${ids}::uuid[])` : sql<boolean>`true`;

interface Scored {
  id: string;
  /** In the plain order, which decides between equals. */
  place: number;
  score: number;
}

const bestFirst = (a: Scored, b: Scored) => b.score - a.score || a.place - b.place;

/** The best of these by their match. */
async function bestOf(
  db: Queryable,
  ids: string[],
  job: JobFacts,
  count: number,
  now: Date,
): Promise<string[]> {
  const facts = await readStoredFacts(db, ids, now);
  const matchJob = matchWith(job);
  return ids
    .map((id, place): Scored => ({ id, place, score: matchJob(facts.get(id) ?? {}).score }))
    .sort(bestFirst)
    .slice(0, count)
    .map(({ id }) => id);
}
