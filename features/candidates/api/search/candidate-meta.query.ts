/** What stands beside each candidate of a page: how far, how they match the job that was asked, and why they stand there. */
import { nearInMiles, recommendedFrom } from "#features/educators/candidate-filters.ts";
import { isActiveRecently } from "#features/educators/educator-states.ts";
import { readShownFacts } from "#features/matching/api/educator-facts.query.ts";
import type { JobFacts } from "#features/matching/match-facts.ts";
import { match } from "#features/matching/match.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { type RawBuilder, sql } from "kysely";
import { type CandidateMeta, type CandidateReason, candidateReasons } from "../../candidate-match.ts";
import { readRank } from "./candidate-rank.ts";
import { type CandidateSearch, milesFrom } from "./matching-rows.ts";

export async function candidateMeta(
  db: Queryable,
  search: CandidateSearch,
  job: JobFacts | null,
  ids: string[],
  now: Date,
): Promise<Map<string, CandidateMeta>> {
  if (ids.length === 0) return new Map();
  const [rows, matches] = await Promise.all([standing(db, search, ids), matchesOf(db, job, ids, now)]);
  return new Map(
    rows.map(({ userProfileId, rank, miles, lastSeenAt }) => {
      const found = matches.get(userProfileId);
      const { isActivelyLooking, isOpenToHearing, hasVideo } = readRank(rank);
      const holds: Record<CandidateReason, boolean> = {
        matches_job: found !== undefined && found.score >= recommendedFrom,
        matches_words: search.words.length > 0,
        near: miles !== null && miles <= nearInMiles,
        actively_looking: isActivelyLooking,
        open_to_hearing: isOpenToHearing,
        video: hasVideo,
        active_recently: isActiveRecently(lastSeenAt, now),
      };
      const meta: CandidateMeta = {
        ...(miles === null ? {} : { distanceMiles: Math.round(miles * 10) / 10 }),
        ...(found ? { match: found } : {}),
        reasons: candidateReasons.filter((reason) => holds[reason]),
      };
      return [userProfileId, meta];
    }),
  );
}

function standing(db: Queryable, { circle }: CandidateSearch, ids: string[]) {
  const miles: RawBuilder<number | null> = circle ? milesFrom(circle) : sql<null>`null::float8`;
  return db
    .selectFrom("candidateSearch")
    .innerJoin("userProfiles", "userProfiles.id", "candidateSearch.userProfileId")
    .innerJoin("accounts", "accounts.id", "userProfiles.accountId")
    .select(["candidateSearch.userProfileId", "candidateSearch.rank", "accounts.lastSeenAt"])
    .select(miles.as("miles"))
    .where("candidateSearch.userProfileId", "in", ids)
    .execute();
}

async function matchesOf(db: Queryable, job: JobFacts | null, ids: string[], now: Date) {
  const matches = new Map<string, NonNullable<CandidateMeta["match"]>>();
  if (!job) return matches;
  for (const [id, facts] of await readShownFacts(db, ids, now)) {
    const { score, rows } = match(facts, job);
    const met = rows.filter((row) => row.met === true).length;
    matches.set(id, { score, met, asked: rows.length, rows });
  }
  return matches;
}
