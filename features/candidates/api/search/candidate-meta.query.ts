/**
 * Loads each candidate's `meta` for a page: distance, match with the requested job, and the reasons for their
 * position.
 */
import { nearInMiles, recommendedFrom } from "#features/educators/candidate-filters.ts";
import { isActiveRecently } from "#features/educators/educator-states.ts";
import type { JobFacts } from "#features/matching/match-facts.ts";
import { matchWith } from "#features/matching/match.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { type RawBuilder, sql } from "kysely";
import { type CandidateMeta, type CandidateReason, candidateReasons } from "../../candidate-match.ts";
import { parseRank } from "./candidate-rank.ts";
import { type CandidateSearch, milesFrom } from "./matching-rows.ts";
import { readStoredFacts } from "./stored-facts.query.ts";

export async function loadCandidateMeta(
  db: Queryable,
  search: CandidateSearch,
  job: JobFacts | null,
  ids: string[],
  now: Date,
): Promise<Map<string, CandidateMeta>> {
  if (ids.length === 0) return new Map();
  const [rows, matches, invitations] = await Promise.all([
    selectStanding(db, search, ids),
    loadMatches(db, job, ids, now),
    loadLastInvitations(db, search, ids),
  ]);
  return new Map(
    rows.map(({ userProfileId, rank, miles, lastSeenAt }) => {
      const found = matches.get(userProfileId);
      const invitation = invitations.get(userProfileId);
      const { isActivelyLooking, isOpenToHearing, hasVideo } = parseRank(rank);
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
        ...(invitation ? { invitation } : {}),
        reasons: candidateReasons.filter((reason) => holds[reason]),
      };
      return [userProfileId, meta];
    }),
  );
}

function selectStanding(db: Queryable, { circle }: CandidateSearch, ids: string[]) {
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

/** The newest of the employer's to each; with a job, the one to that job. */
async function loadLastInvitations(db: Queryable, { employerId, filters }: CandidateSearch, ids: string[]) {
  const { jobListingId } = filters;
  const rows = await db
    .selectFrom("jobInvitations as invitation")
    .innerJoin("jobListings as job", "job.id", "invitation.jobListingId")
    .select(["invitation.userProfileId", "invitation.state", "job.title as jobTitle"])
    .where("invitation.employerId", "=", employerId)
    .where("invitation.userProfileId", "in", ids)
    .$if(jobListingId !== undefined, (all) => all.where("invitation.jobListingId", "=", jobListingId!))
    .distinctOn("invitation.userProfileId")
    .orderBy("invitation.userProfileId")
    .orderBy("invitation.createdAt", "desc")
    .execute();
  return new Map(rows.map(({ userProfileId, ...invitation }) => [userProfileId, invitation]));
}

async function loadMatches(db: Queryable, job: JobFacts | null, ids: string[], now: Date) {
  const matches = new Map<string, NonNullable<CandidateMeta["match"]>>();
  if (!job) return matches;
  const matchJob = matchWith(job);
  for (const [id, facts] of await readStoredFacts(db, ids, now)) {
    const { score, rows } = matchJob(facts);
    const met = rows.filter((row) => row.met === true).length;
    matches.set(id, { score, met, asked: rows.length, rows });
  }
  return matches;
}
