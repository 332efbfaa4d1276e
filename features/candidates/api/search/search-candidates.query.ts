/**
 * Candidate search: parses the query, chooses how to build the page, counts, and suggests wider circles where few
 * are found.
 */
import { areasOfCaller } from "#features/brands/api/brand-areas.ts";
import { type Circle, circleOf } from "#features/jobs/api/search/search-circle.ts";
import { searchWordsOf } from "#features/jobs/api/search/search-text.ts";
import { widerRadii } from "#features/jobs/api/search/wider-radii.query.ts";
import type { JobFacts } from "#features/matching/match-facts.ts";
import { isTradeWord } from "#features/jobs/api/search/trade-words.ts";
import type { Context } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { invalidCursor } from "#platform/server/database/keyset.ts";
import type { SearchResultPage, SearchQuery } from "#platform/server/resource.ts";
import { findRequestedJob } from "./requested-job.query.ts";
import { findBestCandidates } from "./best-candidates.query.ts";
import { loadCandidateMeta } from "./candidate-meta.query.ts";
import { countCandidates } from "./count-candidates.query.ts";
import {
  countInCircle,
  entriesWithWord,
  loadExcluding,
  maxReadInCircle,
  rowsInCircle,
} from "./indexed-rows.ts";
import { type CandidateSearch, matchingRows, milesFrom } from "./matching-rows.ts";
import { plainPage } from "./plain-page.query.ts";
import type { CandidateFilters } from "./search-filters.ts";
import { hasOtherWords, loadSimilarWords } from "./similar-words.query.ts";

/**
 * The collection's `search` for employers. Null for others, and where one profile is requested by slug: an employer
 * may read more single profiles than it finds.
 */
export async function searchCandidates(
  context: Context,
  query: SearchQuery,
): Promise<SearchResultPage | null> {
  const { actor } = context;
  const filters = query.filters;
  if (actor.kind !== "employer" || filters.slug !== undefined) return null;
  if (isForNobody(filters)) return { ids: [], total: 0, totalIsExact: true };
  const { employerId } = actor;
  const [areas, excluding] = await Promise.all([
    areasOfCaller(context),
    loadExcluding(context.db, employerId),
  ]);
  const search = parseSearch(filters, { employerId, areas, excluding });
  if (actor.standing !== "good") return countOnly(context, search);
  const found = await findPage(context, search, query);
  if (found.total > 0 || search.words.every(isTradeWord)) return withWiderRadii(context.db, search, found);
  const similarWords = await loadSimilarWords(context.db, search.words);
  if (!hasOtherWords(similarWords)) return withWiderRadii(context.db, search, found);
  const similarSearch = { ...search, similarWords };
  const similar = await findPage(context, similarSearch, query);
  return similar.total === 0
    ? withWiderRadii(context.db, search, found)
    : withWiderRadii(context.db, similarSearch, similar, { similarWords: true });
}

/**
 * Before its review a program learns how many are near, and not who. Only the place counts, in steps of five: other
 * filters, or a circle that is moved about, would single people out.
 */
async function countOnly({ db }: Context, search: CandidateSearch): Promise<SearchResultPage> {
  const near: CandidateSearch = { ...search, filters: {}, words: [] };
  const { total } = await countCandidates(db, near);
  return {
    ids: [],
    total: total - (total % 5),
    totalIsExact: false,
    meta: { countOnly: "employer_pending" },
  };
}

/** Filters that the collection has for others. */
interface OtherFilters {
  slug?: string;
  approvalState?: string[];
  activeState?: string[];
}

/** Who is found is approved and active. */
const isForNobody = ({ approvalState = ["approved"], activeState = ["active"] }: OtherFilters) =>
  !approvalState.includes("approved") || !activeState.includes("active");

/** An unknown ZIP is `422`, half a place `400`. */
export const parseSearch = (
  filters: CandidateFilters,
  reader: Pick<CandidateSearch, "employerId" | "areas" | "excluding">,
): CandidateSearch => ({
  filters,
  words: searchWordsOf(filters.q ?? ""),
  similarWords: null,
  circle: circleOf(filters),
  ...reader,
});

async function findPage(
  context: Context,
  search: CandidateSearch,
  query: SearchQuery,
): Promise<SearchResultPage> {
  const { db } = context;
  const now = context.now();
  const job = await findRequestedJob(db, search.employerId, search.filters.jobListingId, now);
  const { ids, ...page } =
    job && (!query.sort[0] || query.sort[0].name === "relevance")
      ? await bestPage(db, search, job, query, now)
      : await plainPage(db, search, query);
  const facts = loadCandidateMeta(db, search, job, ids, now).then(
    (all) => new Map(Array.from(all, ([id, candidate]) => [id, { candidate }])),
  );
  // Whoever reads the rows hears of a failure.
  facts.catch(() => undefined);
  return { ids, ...page, facts };
}

async function bestPage(
  db: Queryable,
  search: CandidateSearch,
  job: JobFacts,
  query: SearchQuery,
  now: Date,
) {
  // Its pages are only numbered: a place among matches that are computed each time is no place to go on from.
  if (query.after !== undefined) throw invalidCursor();
  const [ids, count] = await Promise.all([
    findBestCandidates(db, search, job, query, now),
    countCandidates(db, search),
  ]);
  return { ids, ...count };
}

/** Counted while the rows of the page are read. */
function withWiderRadii(
  db: Queryable,
  search: CandidateSearch,
  page: SearchResultPage,
  otherMeta: Record<string, unknown> = {},
): SearchResultPage {
  const meta = findWiderRadii(db, search, page.total).then((radii) =>
    radii.length > 0 ? { ...otherMeta, widerRadii: radii } : otherMeta,
  );
  meta.catch(() => undefined);
  return { ...page, meta };
}

async function findWiderRadii(db: Queryable, search: CandidateSearch, total: number) {
  const { circle } = search;
  if (!circle) return [];
  const rowsWithin = async (wider: Circle) => {
    const searchWithin = { ...search, circle: wider };
    const entries = await entriesWithWord(db, searchWithin);
    const rows = search.words.length > 0 && !entries ? await rowsInCircle(db, searchWithin) : null;
    return (entries ?? matchingRows(db, searchWithin, rows)).select(milesFrom(wider).as("miles"));
  };
  const countable = search.words.length > 0 ? circlesToRead(db) : undefined;
  return widerRadii(db, { circle, total, rowsWithin, ...(countable && { countable }) });
}

/** Who has words is looked for among the people of a circle: not where they are too many to be read. */
const circlesToRead = (db: Queryable) => async (circles: Circle[]) => {
  const people = await Promise.all(circles.map((circle) => countInCircle(db, circle)));
  return circles.filter((_, index) => people[index]! <= maxReadInCircle);
};
