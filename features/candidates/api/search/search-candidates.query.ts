/** Candidate search: reads the request, chooses the way to the page, counts, and offers wider circles where few are found. */
import { type Circle, circleOf } from "#features/jobs/api/search/place-of-search.ts";
import { wordsOf } from "#features/jobs/api/search/search-text.ts";
import { widerRadii } from "#features/jobs/api/search/wider-radii.query.ts";
import type { Context } from "#platform/server/context.ts";
import type { Found, SearchQuery } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { type CandidateSearch, matchingRows, milesFrom } from "./matching-rows.ts";
import { orderRows } from "./order-rows.ts";
import type { CandidateFilters } from "./search-filters.ts";

/**
 * The collection's `search` for employers. Null for everybody else, and where one profile is asked for by its slug:
 * an employer reads more single profiles than it finds.
 */
export async function searchCandidates(context: Context, query: SearchQuery): Promise<Found | null> {
  const { actor } = context;
  const filters = query.filters as CandidateFilters & { slug?: string };
  if (actor.kind !== "employer" || filters.slug !== undefined) return null;
  const search = readSearch(filters, actor.employerId);
  const found = await findPage(context, search, query);
  if (found.total > 0 || search.words.length === 0) return found;
  const similar = await findPage(context, { ...search, misspelt: true }, query);
  return similar.total > 0 ? { ...similar, meta: { ...similar.meta, similarWords: true } } : found;
}

/** An unknown ZIP is `422`, half a place `400`. */
export const readSearch = (filters: CandidateFilters, employerId: string): CandidateSearch => ({
  filters,
  words: wordsOf(filters.q ?? ""),
  misspelt: false,
  circle: circleOf(filters),
  employerId,
});

async function findPage(context: Context, search: CandidateSearch, query: SearchQuery): Promise<Found> {
  const { db } = context;
  const page = await plainPage(context, search, query);
  const rowsWithin = (circle: Circle) =>
    matchingRows(db, { ...search, circle }).select(milesFrom(circle).as("miles"));
  const radii = search.circle ? await widerRadii(db, search.circle, page.total, rowsWithin) : [];
  return { ...page, ...(radii.length > 0 ? { meta: { widerRadii: radii } } : {}) };
}

async function plainPage(
  { db }: Context,
  search: CandidateSearch,
  { sort, size, offset }: SearchQuery,
): Promise<Found> {
  const rows = matchingRows(db, search);
  const [ids, { total }] = await Promise.all([
    orderRows(rows, search, sort).select("userProfileId").limit(size).offset(offset).execute(),
    rows.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { ids: ids.map((row) => row.userProfileId), total, totalIsExact: true };
}
