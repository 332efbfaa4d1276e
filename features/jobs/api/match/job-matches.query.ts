/** Matches one educator with several jobs: the educator's facts are read once, the jobs' facts together. */
import { readOwnFacts, readVisibleFacts } from "#features/matching/api/educator-facts.query.ts";
import type { EducatorFacts } from "#features/matching/match-facts.ts";
import { match, type Match } from "#features/matching/match.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { readJobFacts } from "./job-facts.query.ts";

/** By job id, for the educator alone: it includes facts that employers may not see. Empty if the educator is gone. */
export async function loadMatchesForEducator(
  db: Queryable,
  userProfileId: string,
  jobListingIds: string[],
  now: Date,
): Promise<Map<string, Match>> {
  return matchesWith(db, await readOwnFacts(db, userProfileId, now), jobListingIds, now);
}

/** By job id, as employers may know it: parts that are switched off on the profile are not known. */
export async function loadMatchesForEmployer(
  db: Queryable,
  userProfileId: string,
  jobListingIds: string[],
  now: Date,
): Promise<Map<string, Match>> {
  const facts = await readVisibleFacts(db, [userProfileId], now);
  return matchesWith(db, facts.get(userProfileId) ?? null, jobListingIds, now);
}

async function matchesWith(db: Queryable, educator: EducatorFacts | null, ids: string[], now: Date) {
  if (!educator || ids.length === 0) return new Map<string, Match>();
  const jobs = await readJobFacts(db, ids, now);
  return new Map(Array.from(jobs, ([id, job]) => [id, match(educator, job)]));
}
