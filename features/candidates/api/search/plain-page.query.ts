/** A page of candidates in an order that rows have by themselves, and how many there are: by the cheapest way there is. */
import { countRows, type RowCount } from "#platform/server/database/count-rows.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import {
  decodeCursor,
  type FoundRow,
  idsAndCursor,
  type KeysetPage,
  selectCountedPage,
  selectPage,
} from "#platform/server/database/keyset.ts";
import type { SearchQuery } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { findBestInCircle, findNearestInCircle } from "./circle-page.query.ts";
import { countIndexed } from "./count-candidates.query.ts";
import {
  conditionsOf,
  entriesWithWord,
  indexedSearch,
  type IndexedSearch,
  levelOfSearch,
  rowsInCircle,
} from "./indexed-rows.ts";
import { type CandidateSearch, matchingRows } from "./matching-rows.ts";
import { isByDistance, isByRelevance, orderTerms } from "./order-rows.ts";

const profileId = sql.ref<string>("candidateSearch.userProfileId");

type Sort = SearchQuery["sort"];

export interface CandidatePage extends RowCount {
  ids: string[];
  nextCursor?: string;
}

export async function plainPage(
  db: Queryable,
  search: CandidateSearch,
  { sort, size, offset, after }: SearchQuery,
): Promise<CandidatePage> {
  const terms = orderTerms(search, sort);
  const request = { size, offset, after: after === undefined ? undefined : decodeCursor(after, terms) };
  const indexed = indexedSearch(search);
  const { found, ...total } = indexed
    ? await indexedPage(db, indexed, sort, request)
    : await pageOfRows(db, search, sort, request);
  return { ...idsAndCursor(found, size), ...total };
}

type Page = RowCount & { found: FoundRow[] };

async function indexedPage(
  db: Queryable,
  indexed: IndexedSearch,
  sort: Sort,
  request: KeysetPage,
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
  return { found: await selectPage(rows, profileId, orderTerms(search, sort), request), ...total };
}

function waysInCircle(search: CandidateSearch, sort: Sort) {
  if (isByRelevance(search, sort)) return findBestInCircle;
  return isByDistance(search, sort) && !sort[0]!.descending ? findNearestInCircle : null;
}

async function pageOfRows(
  db: Queryable,
  search: CandidateSearch,
  sort: Sort,
  request: KeysetPage,
): Promise<Page> {
  const isIndexed = isByRelevance(search, sort) || isByDistance(search, sort);
  const entries = isIndexed ? await entriesWithWord(db, search) : null;
  if (entries) {
    const terms = orderTerms(search, sort, levelOfSearch(search)!);
    return selectCountedPage(db, entries, profileId, terms, request);
  }
  const rows = matchingRows(db, search, await rowsInCircle(db, search));
  if (!search.circle) {
    const [found, total] = await Promise.all([
      selectPage(rows, profileId, orderTerms(search, sort), request),
      countRows(db, rows.select("userProfileId")),
    ]);
    return { found, ...total };
  }
  // Anyone who is inside has to be looked at for the order anyway: counted by the way.
  return selectCountedPage(db, rows, profileId, orderTerms(search, sort), request);
}
