/**
 * Best match first for one educator, and only good matches with the "recommended" filter. The match is calculated
 * here, not in SQL; so it considers the first 500 candidates: those that the text ranks highest, else the newest.
 * Rows behind them keep their order. Recommendations have their own candidates (`good-matches.query.ts`).
 */
import { readOwnFacts } from "#features/matching/api/educator-facts.query.ts";
import { match } from "#features/matching/match.ts";
import type { EducatorFacts } from "#features/matching/match-facts.ts";
import type { Context } from "#platform/server/context.ts";
import { orderBy } from "#platform/server/database/keyset.ts";
import type { SearchResultPage, SearchQuery } from "#platform/server/resource.ts";
import type { Educator } from "#platform/shared/actor.ts";
import { readJobFacts } from "../match/job-facts.query.ts";
import { findGoodMatches, maxCandidates } from "../recommendations/good-matches.query.ts";
import { countMatching, matchingRows, type Search } from "./matching-rows.ts";
import { orderTerms } from "./order-rows.ts";

export const isForEducator = ({ filters, actor }: Search, sort: SearchQuery["sort"]): boolean =>
  Boolean(filters.recommended) ||
  (actor.kind === "educator" && (sort.length === 0 || sort[0]!.name === "relevance"));

export async function findBestMatches(
  context: Context,
  search: Search,
  query: SearchQuery,
): Promise<SearchResultPage> {
  const { actor } = context;
  const nobody = { ids: [], total: 0, totalIsExact: true };
  if (actor.kind !== "educator") return nobody;
  const { offset, size } = query;
  if (search.filters.recommended) {
    const educator = await readOwnFacts(context.db, actor.userProfileId, search.now);
    if (!educator) return nobody;
    const good = await recommended(context, actor, search, query, educator);
    return { ...good, ids: good.ids.slice(offset, offset + size) };
  }
  const isScored = offset < maxCandidates;
  const [educator, total, ids] = await Promise.all([
    readOwnFacts(context.db, actor.userProfileId, search.now),
    countMatching(context.db, search),
    isScored ? candidates(context, search, maxCandidates, 0) : candidates(context, search, size, offset),
  ]);
  if (!educator) return nobody;
  if (!isScored) return { ids, total, totalIsExact: true };
  const best = await scored(context, search, educator, ids);
  return { ids: best.slice(offset, offset + size).map(({ id }) => id), total, totalIsExact: true };
}

/** In the requested order, else best match first. */
async function recommended(
  { db }: Context,
  { userProfileId }: Educator,
  search: Search,
  query: SearchQuery,
  educator: EducatorFacts,
) {
  const readFacts = (ids: string[]) => readJobFacts(db, ids, search.now);
  const { found, isWhole, near } = await findGoodMatches(db, userProfileId, educator, search, readFacts);
  const good = found.map(({ id }) => id);
  const isBestFirst = query.sort.length === 0 || query.sort[0]!.name === "relevance";
  if (isBestFirst || good.length === 0) return { ids: good, total: good.length, totalIsExact: isWhole };
  const rows = matchingRows(db, near).where("jobListingId", "in", good);
  const sorted = await orderBy(rows, orderTerms(near, query.sort)).select("jobListingId").execute();
  return { ids: sorted.map((row) => row.jobListingId), total: good.length, totalIsExact: isWhole };
}

/** The candidates by score; equal scores keep their order. */
async function scored(context: Context, search: Search, educator: EducatorFacts, ids: string[]) {
  const jobs = await readJobFacts(context.db, ids, search.now);
  return ids
    .flatMap((id) => (jobs.has(id) ? [{ id, score: match(educator, jobs.get(id)!).score }] : []))
    .sort((a, b) => b.score - a.score);
}

async function candidates({ db }: Context, search: Search, limit: number, offset: number): Promise<string[]> {
  const rows = await orderBy(matchingRows(db, search), orderTerms(search, []))
    .select("jobListingId")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => row.jobListingId);
}
