/**
 * Job search: parses the query, chooses how to build the page, counts, and suggests wider circles where few jobs
 * are found.
 */
import { areasOfCaller } from "#features/brands/api/brand-areas.ts";
import { readAgeLimit } from "#features/educators/api/educator-age.query.ts";
import type { Context } from "#platform/server/context.ts";
import type { SearchResultPage, SearchQuery } from "#platform/server/resource.ts";
import { countRows } from "#platform/server/database/count-rows.ts";
import { decodeCursor, idsAndCursor, invalidCursor, selectPage } from "#platform/server/database/keyset.ts";
import { sql } from "kysely";
import { findBestMatches, isForEducator } from "./best-matches.query.ts";
import { pageInCircle } from "./circle-page.query.ts";
import { matchingRows, type Search } from "./matching-rows.ts";
import { orderTerms } from "./order-rows.ts";
import { type Circle, circleOf, milesFrom, roundedMilesFrom } from "./search-circle.ts";
import type { SearchFilters } from "./search-filters.ts";
import { searchWordsOf } from "./search-text.ts";
import { similarJobs } from "./similar-jobs.query.ts";
import { isTradeWord } from "./trade-words.ts";
import { widerRadii } from "./wider-radii.query.ts";

/** The public collection's `search`: `job_search` contains only published jobs. */
export async function searchJobs(context: Context, query: SearchQuery): Promise<SearchResultPage> {
  const { similarTo, ...filters } = query.filters as SearchFilters;
  const { actor, db } = context;
  const [areas, ageLimit] = await Promise.all([
    areasOfCaller(context),
    actor.kind === "educator" && !similarTo ? readAgeLimit(db, actor.userProfileId) : null,
  ]);
  const search: Search = {
    filters,
    words: searchWordsOf(filters.q ?? ""),
    misspelt: false,
    circle: circleOf(filters),
    actor: context.actor,
    areas,
    now: context.now(),
  };
  const isByMatch = isForEducator(search, query.sort);
  // Those pages are only numbered: a place among what is computed each time is no place to go on from.
  if (query.after !== undefined && (similarTo || isByMatch)) throw invalidCursor();
  if (similarTo) return similarJobs(context, search.areas, similarTo, query);
  const page = await findWords(context, search, query);
  // Jobs that ask for more are left out, and the list says so.
  return ageLimit === null ? page : { ...page, meta: { ...page.meta, isLimitedByAge: true } };
}

async function findWords(context: Context, search: Search, query: SearchQuery): Promise<SearchResultPage> {
  const found = await findPage(context, search, query);
  if (found.total > 0 || search.words.every(isTradeWord)) return withWiderRadii(context, search, found);
  const similarSearch = { ...search, misspelt: true };
  const similar = await findPage(context, similarSearch, query);
  return similar.total > 0
    ? withWiderRadii(context, similarSearch, { ...similar, meta: { similarWords: true } })
    : withWiderRadii(context, search, found);
}

async function findPage(context: Context, search: Search, query: SearchQuery): Promise<SearchResultPage> {
  const page = isForEducator(search, query.sort)
    ? await findBestMatches(context, search, query)
    : await plainPage(context, search, query);
  return { ...page, facts: page.facts ?? distances(context, search, page.ids) };
}

async function withWiderRadii({ db }: Context, search: Search, page: SearchResultPage) {
  const { circle } = search;
  if (!circle) return page;
  const rowsWithin = (wider: Circle) =>
    matchingRows(db, { ...search, circle: wider }).select(milesFrom(wider).as("miles"));
  const radii = await widerRadii(db, { circle, total: page.total, rowsWithin });
  return radii.length > 0 ? { ...page, meta: { ...page.meta, widerRadii: radii } } : page;
}

async function plainPage({ db }: Context, search: Search, query: SearchQuery): Promise<SearchResultPage> {
  const { size, offset, after } = query;
  const { circle } = search;
  const sort = usualSort(search, query.sort);
  const terms = orderTerms(search, sort);
  const request = { size, offset, after: after === undefined ? undefined : decodeCursor(after, terms) };
  if (circle) {
    const { found, ...count } = await pageInCircle(db, { ...search, circle }, sort, request);
    return { ...idsAndCursor(found, size), ...count, facts: distanceFacts(found) };
  }
  const rows = matchingRows(db, search);
  const [found, count] = await Promise.all([
    selectPage(rows, sql.ref("jobSearch.jobListingId"), terms, request),
    countRows(db, rows.select("jobListingId")),
  ]);
  return { ...idsAndCursor(found, size), ...count };
}

/** Around a place the nearest come first, unless words say what fits best. */
function usualSort({ circle, words }: Search, sort: SearchQuery["sort"]): SearchQuery["sort"] {
  const isNearestFirst = sort.length === 0 && circle !== null && words.length === 0;
  return isNearestFirst ? [{ name: "distance", descending: false }] : sort;
}

/** `distanceMiles` beside each row, to a tenth, where a place was given. */
function distances({ db }: Context, { circle }: Search, ids: string[]) {
  if (!circle || ids.length === 0) return undefined;
  const facts = db
    .selectFrom("jobSearch")
    .select(["jobListingId as id", roundedMilesFrom(circle).as("miles")])
    .where("jobListingId", "in", ids)
    .execute()
    .then(distanceFacts);
  // Whoever reads the rows hears of a failure.
  facts.catch(() => undefined);
  return facts;
}

const distanceFacts = (rows: { id: string; miles: number }[]) =>
  new Map(rows.map(({ id, miles }) => [id, { distanceMiles: miles }]));
