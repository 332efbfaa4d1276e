/**
 * The jobs that fit an educator well, best first: what is recommended, in the collection as in the search. The match is
 * not worked out in SQL, so a bounded number of candidates is looked at: near, with hours that can be worked, those of a
 * wished role before others, the newest first.
 */
import type { BothFacts } from "#features/matching/api/educator-facts.query.ts";
import type { EducatorFacts, JobFacts } from "#features/matching/match-facts.ts";
import { match, type Match } from "#features/matching/match.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { recommendedFrom } from "../../job-badges.ts";
import { facetFamilies, facetOf } from "../search/job-facets.ts";
import { matchingRows, type Search, type SearchRows } from "../search/matching-rows.ts";
import { orderRows } from "../search/order-rows.ts";
import type { Circle } from "../search/place-of-search.ts";
import { isWanted } from "./wanted.ts";

export const mostCandidates = 500;
const leastReachInMiles = 50;
const mostReachInMiles = 200;

/** How far jobs are looked at: twice as far as the educator would go, within reason. */
export const reachOf = ({ radiusInMiles }: EducatorFacts): number =>
  Math.min(mostReachInMiles, Math.max(leastReachInMiles, 2 * (radiusInMiles ?? 0)));

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
export async function goodMatches(
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
    .flatMap((id) => (jobs.has(id) ? [{ id, ...matchBoth({ own: educator, shown }, jobs.get(id)!) }] : []))
    .filter(isGood)
    .sort((a, b) => b.score - a.score);
  return { found, isWhole: ids.length < mostCandidates, near };
}

/** The match as the educator reads it, and its score as employers may know it. */
export function matchBoth({ own, shown }: BothFacts, job: JobFacts): Match & { employerScore: number } {
  const found = match(own, job);
  return { ...found, employerScore: shown === own ? found.score : match(shown, job).score };
}

export const isGood = ({ score, employerScore }: Pick<GoodMatch, "score" | "employerScore">) =>
  score >= recommendedFrom || employerScore >= recommendedFrom;

const home = (educator: EducatorFacts): Circle | null =>
  educator.place ? { ...educator.place, radiusInMiles: reachOf(educator) } : null;

async function candidates(db: Queryable, userProfileId: string, educator: EducatorFacts, search: Search) {
  const pair = {
    userProfileId: sql`${userProfileId}::uuid`,
    jobListingId: sql`job_search.job_listing_id`,
    employerId: sql`job_search.employer_id`,
  };
  const rows = withHours(matchingRows(db, search), educator).where(isWanted(pair));
  const found = await orderRows(byRole(rows, search, educator), search, [])
    .select("jobListingId")
    .limit(mostCandidates)
    .execute();
  return found.map((row) => row.jobListingId);
}

/** Hours that exclude are a hard miss: such a job can never be good enough. */
function withHours(rows: SearchRows, { schedules }: EducatorFacts): SearchRows {
  if (!schedules?.length) return rows;
  const mine = tokens("schedule", schedules);
  const all = tokens("schedule", facetFamilies.schedule.words);
  return rows.where(sql<boolean>`(facets && ${mine}::int[] or not facets && ${all}::int[])`);
}

/** Words say better than a role what is looked for. */
function byRole(rows: SearchRows, { words }: Search, { roles }: EducatorFacts): SearchRows {
  if (words.length > 0 || !roles?.length) return rows;
  return rows.orderBy(sql`facets && ${tokens("role", roles)}::int[]`, "desc");
}

const tokens = (family: "schedule" | "role", words: readonly string[]) =>
  words.flatMap((word) => facetOf(family, word) ?? []);
