/**
 * How many candidates a search finds: exactly up to 10,000, and in a circle without filters however many there are.
 * Counting more costs more than anybody reads, so beyond that a sample tells.
 */
import { smallCellsOfCircle } from "#features/places/cells.ts";
import { countRows, type RowCount } from "#platform/server/database/count-rows.ts";
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

/** The share of rows in `candidate_search_sample`. */
const sampleShare = 1 / 64;
/** So many rows of the sample stand for 16,000, and surely for more than 10,000. */
const minSampled = 250;

export async function countCandidates(db: Queryable, search: CandidateSearch): Promise<RowCount> {
  const indexed = indexedSearch(search);
  return indexed
    ? countIndexed(db, indexed)
    : countRows(db, matchingRows(db, search).select("userProfileId"));
}

export async function countIndexed(db: Queryable, indexed: IndexedSearch): Promise<RowCount> {
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

const exactly = (total: number): RowCount => ({ total, totalIsExact: true });

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
