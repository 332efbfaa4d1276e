/** Candidate search: reads the request, chooses the way to the page, counts, and offers wider circles where few are found. */
import { circleOf } from "#features/jobs/api/search/place-of-search.ts";
import { wordsOf } from "#features/jobs/api/search/search-text.ts";
import { widerRadii } from "#features/jobs/api/search/wider-radii.query.ts";
import type { Context } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database.ts";
import type { Found, SearchQuery } from "#platform/server/resource.ts";
import { askedJob } from "./asked-job.query.ts";
import { bestFirst } from "./best-first.query.ts";
import { candidateMeta } from "./candidate-meta.query.ts";
import { countRows } from "./count-rows.ts";
import { type CandidateRows, type CandidateSearch, matchingRows, milesFrom } from "./matching-rows.ts";
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
  const now = context.now();
  const job = await askedJob(db, search.employerId, search.filters.jobListingId, now);
  const rows = matchingRows(db, search);
  const [ids, count] = await Promise.all([
    job && isByRelevance(query) ? bestFirst(db, search, job, query, now) : plainPage(rows, search, query),
    countRows(db, rows),
  ]);
  const [facts, radii] = await Promise.all([
    candidateMeta(db, search, job, ids, now),
    widerAround(db, search, count.total),
  ]);
  return {
    ids,
    ...count,
    facts: new Map(Array.from(facts, ([id, candidate]) => [id, { candidate }])),
    ...(radii.length > 0 ? { meta: { widerRadii: radii } } : {}),
  };
}

const isByRelevance = ({ sort: [term] }: SearchQuery) => !term || term.name === "relevance";

async function plainPage(
  rows: CandidateRows,
  search: CandidateSearch,
  { sort, size, offset }: SearchQuery,
): Promise<string[]> {
  const found = await orderRows(rows, search, sort)
    .select("userProfileId")
    .limit(size)
    .offset(offset)
    .execute();
  return found.map((row) => row.userProfileId);
}

async function widerAround(db: Queryable, search: CandidateSearch, total: number) {
  if (!search.circle) return [];
  return widerRadii(db, search.circle, total, (circle) =>
    matchingRows(db, { ...search, circle }).select(milesFrom(circle).as("miles")),
  );
}
