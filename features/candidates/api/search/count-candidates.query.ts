/**
 * How many candidates a search finds: exactly up to 10,000, and in a circle without filters however many there are.
 * Counting more costs more than anybody reads, so beyond that a sample tells.
 */
import { smallCellsOfCircle } from "#features/places/cells.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import {
  allOf,
  conditionsOf,
  countInCircle,
  entriesOfRuns,
  indexedSearch,
  type IndexedSearch,
  isInCircle,
  maxReadInCircle,
} from "./indexed-rows.ts";
import { type CandidateRows, type CandidateSearch, matchingRows } from "./matching-rows.ts";

export interface Total {
  total: number;
  totalIsExact: boolean;
}

const maxCounted = 10_000;
/** The share of rows in `candidate_search_sample`. */
const sampleShare = 1 / 64;
/** So many rows of the sample stand for 16,000, and surely for more than 10,000. */
const minSampled = 250;

export async function countCandidates(db: Queryable, search: CandidateSearch): Promise<Total> {
  const indexed = await indexedSearch(db, search);
  return indexed ? countIndexed(db, indexed) : countRows(db, matchingRows(db, search));
}

export async function countIndexed(db: Queryable, indexed: IndexedSearch): Promise<Total> {
  const { search, facets, isUnviewed } = indexed;
  const { circle } = search;
  if (circle) {
    const people = await countInCircle(db, circle);
    if (facets.length === 0 && !isUnviewed) return exactly(people - (await countExcluding(db, indexed)));
    if (facets.length === 0) {
      const viewed = await countAll(
        db,
        matchingRows(db, { ...search, filters: { ...search.filters, status: "viewed" } }),
      );
      return exactly(people - (await countExcluding(db, indexed)) - viewed);
    }
    if (people <= maxReadInCircle) return exactly(await countEntries(db, indexed));
  }
  const sampled = await countSample(db, indexed);
  if (sampled >= minSampled) return { total: Math.round(sampled / sampleShare), totalIsExact: false };
  return exactly(circle ? await countEntries(db, indexed) : await countAll(db, matchingRows(db, search)));
}

const exactly = (total: number): Total => ({ total, totalIsExact: true });

async function countExcluding(db: Queryable, { search, excluding }: IndexedSearch): Promise<number> {
  if (excluding.length === 0) return 0;
  const rows = db
    .selectFrom("candidateSearch")
    .where("userProfileId", "in", excluding)
    .where(isInCircle(search.circle!));
  return countAll(db, rows);
}

async function countEntries(db: Queryable, indexed: IndexedSearch): Promise<number> {
  const circle = indexed.search.circle!;
  const { inside, edge } = smallCellsOfCircle(circle, circle.radiusInMiles);
  const condition = conditionsOf(indexed);
  const { rows } = await sql<{ total: number }>`
    select ((select count(*) from (${entriesOfRuns(inside, sql`1 as one`, condition)}) as inside)
      + (select count(*) from (${entriesOfRuns(edge, sql`1 as one`, allOf([condition, isInCircle(circle)]))}) as edge)
    )::int as total`.execute(db);
  return rows[0]!.total;
}

async function countSample(db: Queryable, indexed: IndexedSearch): Promise<number> {
  const { circle } = indexed.search;
  const rows = db
    .selectFrom("candidateSearch")
    .where(sql<boolean>`substr(user_profile_id::text, 35) < '04'`)
    .where(allOf([conditionsOf(indexed), ...(circle ? [isInCircle(circle)] : [])]));
  return countAll(db, rows);
}

async function countAll(db: Queryable, rows: CandidateRows): Promise<number> {
  const { total } = await rows.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  return total;
}

/** Of rows that have to be read; beyond 10,000 by the planner's estimate. */
export async function countRows(db: Queryable, rows: CandidateRows): Promise<Total> {
  const some = rows.select("userProfileId").limit(maxCounted + 1);
  const { total } = await db
    .selectFrom(some.as("some"))
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  if (total <= maxCounted) return exactly(total);
  return { total: Math.max(total, await estimateCount(db, rows)), totalIsExact: false };
}

type Plan = Record<string, [{ Plan: { "Plan Rows": number } }]>;

async function estimateCount(db: Queryable, rows: CandidateRows): Promise<number> {
  const { rows: plans } = await sql<Plan>`explain (format json) ${rows.select("userProfileId")}`.execute(db);
  // The column's name goes through Kysely's camel case; it is the only one.
  const [plan] = Object.values(plans[0]!);
  return plan![0].Plan["Plan Rows"];
}
