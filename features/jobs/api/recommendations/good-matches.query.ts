/**
 * The jobs that fit an educator well, best first: what is recommended, in the collection as in the search. The match is
 * not worked out in SQL, so a bounded number of candidates is looked at: near, with hours that can be worked, those of a
 * wished role before others, the newest first.
 */
import type { BothFacts } from "#features/matching/api/educator-facts.query.ts";
import type { EducatorFacts, JobFacts } from "#features/matching/match-facts.ts";
import { match, type Match } from "#features/matching/match.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { orderBy } from "#platform/server/database/keyset.ts";
import { sql } from "kysely";
import { recommendedFromScore } from "../../job-badges.ts";
import { facetFamilies, facetOf } from "../search/job-facets.ts";
import { matchingRows, type Search, type SearchRows } from "../search/matching-rows.ts";
import { orderTerms } from "../search/order-rows.ts";
import type { Circle } from "../search/search-circle.ts";
import { isRecommendable } from "./recommendable-jobs.ts";

export const maxCandidates = 500;
const minReachInMiles = 50;
const maxReachInMiles = 200;

/** How far jobs are looked at: twice as far as the educator would go, within reason. */
export const searchReachInMiles = ({ radiusInMiles }: EducatorFacts): number =>
  Math.min(maxReachInMiles, Math.max(minReachInMiles, 2 * (radiusInMiles ?? 0)));

export interface GoodMatch extends Match {
  id: string;
  /** By what employers may know of the educator. */
  employerScore: number;
}

export type ReadFacts = (ids: string[]) => Promise<Map<string, JobFacts>>;

/**
 * Good by what the educator has (`educator`), or by what employers see of it (`shown`), the former first. `isWhole` is false where there were more candidates than were looked at; `near` is where they were
 * looked for.
 */
export async function findGoodMatches(
  db: Queryable,
  userProfileId: string,
  educator: EducatorFacts,
  search: Search,
  readFacts: ReadFacts,
  shown: EducatorFacts = educator,
): Promise<{ found: GoodMatch[]; isWhole: boolean; near: Search }> {
  const near = { ...search, circle: search.circle ?? home(educator) };
  const ids = await candidates(db, userProfileId, educator, near);
  const jobs = await readFacts(ids);
  const found = ids
    .flatMap((id) =>
      jobs.has(id) ? [{ id, ...matchBothSides({ own: educator, shown }, jobs.get(id)!) }] : [],
    )
    .filter(isGoodScore)
    .sort((a, b) => b.score - a.score);
  return { found, isWhole: ids.length < maxCandidates, near };
}

/** The match as the educator reads it, and its score as employers may know it. */
export function matchBothSides({ own, shown }: BothFacts, job: JobFacts): Match & { employerScore: number } {
  const found = match(own, job);
  return { ...found, employerScore: shown === own ? found.score : match(shown, job).score };
}

export const isGoodScore = ({ score, employerScore }: Pick<GoodMatch, "score" | "employerScore">) =>
  score >= recommendedFromScore || employerScore >= recommendedFromScore;

const home = (educator: EducatorFacts): Circle | null =>
  educator.place ? { ...educator.place, radiusInMiles: searchReachInMiles(educator) } : null;

async function candidates(db: Queryable, userProfileId: string, educator: EducatorFacts, search: Search) {
  const pair = {
    userProfileId: sql`${userProfileId}::uuid`,
    jobListingId: sql`job_search.job_listing_id`,
    employerId: sql`job_search.employer_id`,
  };
  const rows = withHours(matchingRows(db, search), educator).where(isRecommendable(pair));
  const found = await orderBy(byRole(rows, search, educator), orderTerms(search, []))
    .select("jobListingId")
    .limit(maxCandidates)
    .execute();
  return found.map((row) => row.jobListingId);
}

/** Hours that exclude are a hard miss: such a job can never be good enough. */
function withHours(rows: SearchRows, { schedules }: EducatorFacts): SearchRows {
  if (!schedules?.length) return rows;
  const scheduleTokens = tokens("schedule", schedules);
  const all = tokens("schedule", facetFamilies.schedule.words);
  return rows.where(sql<boolean>`(facets && ${scheduleTokens}::int[] or not facets && ${all}::int[])`);
}

/** Search words say more precisely than a role which job is wanted. */
function byRole(rows: SearchRows, { words }: Search, { roles }: EducatorFacts): SearchRows {
  if (words.length > 0 || !roles?.length) return rows;
  return rows.orderBy(sql`facets && ${tokens("role", roles)}::int[]`, "desc");
}

const tokens = (family: "schedule" | "role", words: readonly string[]) =>
  words.flatMap((word) => facetOf(family, word) ?? []);
