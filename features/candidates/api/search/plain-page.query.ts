/** A page of candidates in an order that rows have by themselves, and how many there are: by the cheapest way there is. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { SearchQuery } from "#platform/server/resource.ts";
import { sql } from "kysely";
import {
  findBestInCircle,
  findNearestInCircle,
  type FoundCandidate,
  type PageRequest,
} from "./circle-page.query.ts";
import { countIndexed, countRows, type Total } from "./count-candidates.query.ts";
import { conditionsOf, indexedSearch, type IndexedSearch, rowsInCircle } from "./indexed-rows.ts";
import { type CandidateRows, type CandidateSearch, matchingRows } from "./matching-rows.ts";
import { isBehind, isByDistance, isByRelevance, orderRows, orderTerms, positionOf } from "./order-rows.ts";
import { decodeCursor, encodeCursor, type Position } from "./page-cursor.ts";

type Sort = SearchQuery["sort"];

export interface CandidatePage extends Total {
  ids: string[];
  nextCursor?: string;
}

export async function plainPage(
  db: Queryable,
  search: CandidateSearch,
  { sort, size, offset, after }: SearchQuery,
): Promise<CandidatePage> {
  const types = orderTerms(search, sort).map(({ type }) => type);
  const request = { size, offset, after: after === undefined ? undefined : decodeCursor(after, types) };
  const indexed = await indexedSearch(db, search);
  const { found, ...total } = indexed
    ? await indexedPage(db, indexed, sort, request)
    : await pageOfRows(db, search, sort, request);
  const ids = found.map(({ id }) => id);
  return found.length === size
    ? { ids, ...total, nextCursor: encodeCursor(found.at(-1)!.position) }
    : { ids, ...total };
}

type Page = Total & { found: FoundCandidate[] };

async function indexedPage(
  db: Queryable,
  indexed: IndexedSearch,
  sort: Sort,
  request: PageRequest,
): Promise<Page> {
  const { search } = indexed;
  const { circle } = search;
  const find = circle && waysInCircle(search, sort);
  if (find) {
    const [found, total] = await Promise.all([find(db, indexed, request), countIndexed(db, indexed)]);
    return { found, ...total };
  }
  const total = await countIndexed(db, indexed);
  // Where many match, the rank's own index soon has a page of them; few are found by their facets and sorted.
  const rows =
    isByRelevance(search, sort) && !circle && !total.totalIsExact
      ? db.selectFrom("candidateSearch").where(conditionsOf(indexed))
      : matchingRows(db, search);
  return { found: await selectPage(rows, search, sort, request), ...total };
}

function waysInCircle(search: CandidateSearch, sort: Sort) {
  if (isByRelevance(search, sort)) return findBestInCircle;
  return isByDistance(search, sort) && !sort[0]!.descending ? findNearestInCircle : null;
}

async function pageOfRows(
  db: Queryable,
  search: CandidateSearch,
  sort: Sort,
  request: PageRequest,
): Promise<Page> {
  const rows = matchingRows(db, search, await rowsInCircle(db, search));
  if (!search.circle) {
    const [found, total] = await Promise.all([selectPage(rows, search, sort, request), countRows(db, rows)]);
    return { found, ...total };
  }
  // Anyone who is inside has to be looked at for the order anyway: counted by the way.
  const found = await selectCounted(rows, search, sort, request).execute(db);
  const [first] = found.rows;
  const total = first ? { total: first.total, totalIsExact: true } : await countRows(db, rows);
  return { found: found.rows, ...total };
}

function selectCounted(
  rows: CandidateRows,
  search: CandidateSearch,
  sort: Sort,
  { size, offset, after }: PageRequest,
) {
  const terms = orderTerms(search, sort);
  const keys = terms.map(({ key }, index) => key.as(`key${index}`));
  const order = terms.map(
    ({ descending }, index) => sql`${sql.ref(`key${index}`)} ${sql.raw(descending ? "desc" : "asc")}`,
  );
  const counted = rows.select([
    "userProfileId as id",
    positionOf(terms).as("position"),
    sql<number>`count(*) over ()::int`.as("total"),
    (after ? isBehind(terms, after) : sql<boolean>`true`).as("isBehind"),
    ...keys,
  ]);
  return sql<FoundCandidate & { total: number }>`
    select id, position, total from (${counted}) as found where is_behind
    order by ${sql.join(order)} limit ${size} offset ${offset}`;
}

async function selectPage(
  rows: CandidateRows,
  search: CandidateSearch,
  sort: Sort,
  { size, offset, after }: PageRequest,
): Promise<FoundCandidate[]> {
  const terms = orderTerms(search, sort);
  const behind = after ? rows.where(isBehind(terms, after)) : rows;
  const found = await orderRows(behind, search, sort)
    .select(["userProfileId", positionOf(terms).as("position")])
    .limit(size)
    .offset(offset)
    .execute();
  return found.map(({ userProfileId, position }) => ({ id: userProfileId, position: position as Position }));
}
