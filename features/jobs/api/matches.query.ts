/** The match of one educator with several jobs: the educator's facts are read once, the jobs' together. */
import { readOwnFacts, readShownFacts } from "#features/matching/api/educator-facts.query.ts";
import type { EducatorFacts } from "#features/matching/match-facts.ts";
import { match, type Match } from "#features/matching/match.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { readJobFacts } from "./job-facts.query.ts";

/** By job id, for the educator's own eyes: it says what employers do not see. Empty where the educator is gone. */
export async function ownMatchesOf(
  db: Queryable,
  userProfileId: string,
  jobListingIds: string[],
  now: Date,
): Promise<Map<string, Match>> {
  return matchesWith(db, await readOwnFacts(db, userProfileId, now), jobListingIds, now);
}

/** By job id, as employers may know it: parts that are switched off on the profile are not known. */
export async function shownMatchesOf(
  db: Queryable,
  userProfileId: string,
  jobListingIds: string[],
  now: Date,
): Promise<Map<string, Match>> {
  const facts = await readShownFacts(db, [userProfileId], now);
  return matchesWith(db, facts.get(userProfileId) ?? null, jobListingIds, now);
}

async function matchesWith(db: Queryable, educator: EducatorFacts | null, ids: string[], now: Date) {
  if (!educator || ids.length === 0) return new Map<string, Match>();
  const jobs = await readJobFacts(db, ids, now);
  return new Map(Array.from(jobs, ([id, job]) => [id, match(educator, job)]));
}
