/**
 * Candidate search: parses the query, chooses how to build the page, counts, and suggests wider circles where few
 * are found.
 */
import { circleOf } from "#features/jobs/api/search/search-circle.ts";
import { searchWordsOf } from "#features/jobs/api/search/search-text.ts";
import { widerRadii } from "#features/jobs/api/search/wider-radii.query.ts";
import type { JobFacts } from "#features/matching/match-facts.ts";
import type { Context } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { SearchResultPage, SearchQuery } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { findRequestedJob } from "./requested-job.query.ts";
import { findBestCandidates } from "./best-candidates.query.ts";
import { loadCandidateMeta } from "./candidate-meta.query.ts";
import { type CandidateSearch, matchingRows, milesFrom, type CandidateRows } from "./matching-rows.ts";
import { orderRows } from "./order-rows.ts";
import type { CandidateFilters } from "./search-filters.ts";

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
  const search = parseSearch(filters, actor.employerId);
  if (actor.standing !== "good") return countOnly(context, search);
  const found = await findPage(context, search, query);
  if (found.total > 0 || search.words.length === 0) return found;
  const similar = await findPage(context, { ...search, misspelt: true }, query);
  return similar.total > 0 ? { ...similar, meta: { ...similar.meta, similarWords: true } } : found;
}

/**
 * Before its review a program learns how many are near, and not who. Only the place counts, in steps of five: other
 * filters, or a circle that is moved about, would single people out.
 */
async function countOnly({ db }: Context, search: CandidateSearch): Promise<SearchResultPage> {
  const near: CandidateSearch = { ...search, filters: {}, words: [] };
  const { total } = await countRows(db, matchingRows(db, near));
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
export const parseSearch = (filters: CandidateFilters, employerId: string): CandidateSearch => ({
  filters,
  words: searchWordsOf(filters.q ?? ""),
  misspelt: false,
  circle: circleOf(filters),
  employerId,
});

async function findPage(
  context: Context,
  search: CandidateSearch,
  query: SearchQuery,
): Promise<SearchResultPage> {
  const { db } = context;
  const now = context.now();
  const job = await findRequestedJob(db, search.employerId, search.filters.jobListingId, now);
  const { ids, ...count } =
    job && isByRelevance(query)
      ? await bestPage(db, search, job, query, now)
      : await plainPage(db, search, query);
  const [facts, radii] = await Promise.all([
    loadCandidateMeta(db, search, job, ids, now),
    findWiderRadii(db, search, count.total),
  ]);
  return {
    ids,
    ...count,
    facts: new Map(Array.from(facts, ([id, candidate]) => [id, { candidate }])),
    ...(radii.length > 0 ? { meta: { widerRadii: radii } } : {}),
  };
}

const isByRelevance = ({ sort: [term] }: SearchQuery) => !term || term.name === "relevance";

async function bestPage(
  db: Queryable,
  search: CandidateSearch,
  job: JobFacts,
  query: SearchQuery,
  now: Date,
) {
  const [ids, count] = await Promise.all([
    findBestCandidates(db, search, job, query, now),
    countRows(db, matchingRows(db, search)),
  ]);
  return { ids, ...count };
}

async function plainPage(db: Queryable, search: CandidateSearch, { sort, size, offset }: SearchQuery) {
  const rows = matchingRows(db, search);
  const page = orderRows(rows, search, sort).select("userProfileId").limit(size).offset(offset);
  if (search.circle) {
    // Anyone who is inside has to be looked at for the order anyway: counted by the way.
    const found = await page.select(sql<number>`count(*) over ()::int`.as("total")).execute();
    const [first] = found;
    if (first || offset === 0) return { ids: found.map(idOf), total: first?.total ?? 0, totalIsExact: true };
  }
  const [found, count] = await Promise.all([page.execute(), countRows(db, rows)]);
  return { ids: found.map(idOf), ...count };
}

const idOf = (row: { userProfileId: string }) => row.userProfileId;

async function findWiderRadii(db: Queryable, search: CandidateSearch, total: number) {
  if (!search.circle) return [];
  return widerRadii(db, search.circle, total, (circle) =>
    matchingRows(db, { ...search, circle }).select(milesFrom(circle).as("miles")),
  );
}

/**
 * How many candidates a search finds: exactly up to 10,000, beyond it by the planner's estimate.
 *
 * Counting more costs more than anybody reads.
 */
const maxCounted = 10_000;

async function countRows(
  db: Queryable,
  rows: CandidateRows,
): Promise<{ total: number; totalIsExact: boolean }> {
  const some = rows.select("userProfileId").limit(maxCounted + 1);
  const { total } = await db
    .selectFrom(some.as("some"))
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  if (total <= maxCounted) return { total, totalIsExact: true };
  return { total: Math.max(total, await estimateCount(db, rows)), totalIsExact: false };
}

type Plan = Record<string, [{ Plan: { "Plan Rows": number } }]>;

async function estimateCount(db: Queryable, rows: CandidateRows): Promise<number> {
  const { rows: plans } = await sql<Plan>`explain (format json) ${rows.select("userProfileId")}`.execute(db);
  // The column's name goes through Kysely's camel case; it is the only one.
  const [plan] = Object.values(plans[0]!);
  return plan![0].Plan["Plan Rows"];
}
