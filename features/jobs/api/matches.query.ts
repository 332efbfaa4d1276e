/** The match of one educator with several jobs: the educator's facts are read once, the jobs' together. */
import { readEducatorFacts } from "#features/matching/api/educator-facts.query.ts";
import { match, type Match } from "#features/matching/match.ts";
import type { Queryable } from "#platform/server/database.ts";
import { readJobFacts } from "./job-facts.query.ts";

/** Matches by job id; empty where the educator is gone. */
export async function matchesOf(
  db: Queryable,
  userProfileId: string,
  jobListingIds: string[],
  now: Date,
): Promise<Map<string, Match>> {
  if (jobListingIds.length === 0) return new Map();
  const [educator, jobs] = await Promise.all([
    readEducatorFacts(db, userProfileId, now),
    readJobFacts(db, jobListingIds, now),
  ]);
  if (!educator) return new Map();
  return new Map(Array.from(jobs, ([id, job]) => [id, match(educator, job)]));
}
