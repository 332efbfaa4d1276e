/** Saves recommendations: an unchanged row is not written, a dismissed one is never touched. */
import type { MatchRow } from "#features/matching/match-row.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { recommendedFromScore } from "../../job-badges.ts";

export const maxRecommendations = 50;

export interface NewRecommendation {
  userProfileId: string;
  jobListingId: string;
  score: number;
  /** By what employers may know of the educator: what they filter by. */
  employerScore: number;
  rows: MatchRow[];
}

/** Always in one order, so that two writers never wait for one another. Pairs whose job or profile is gone are left out. */
export async function saveRecommendations(
  db: Transaction,
  found: readonly NewRecommendation[],
): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map(({ userProfileId, jobListingId, score, employerScore, rows: reasons }) => ({
    user_profile_id: userProfileId,
    job_listing_id: jobListingId,
    score,
    employer_score: employerScore,
    reasons,
  }));
  await sql`
    insert into job_recommendations as kept (user_profile_id, job_listing_id, score, employer_score, reasons)
    select fresh.user_profile_id, fresh.job_listing_id, fresh.score, fresh.employer_score, fresh.reasons
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as fresh(user_profile_id uuid, job_listing_id uuid, score float8, employer_score float8, reasons jsonb)
    join user_profiles on user_profiles.id = fresh.user_profile_id
    join job_listings on job_listings.id = fresh.job_listing_id and job_listings.listing_status = 'published'
    order by fresh.user_profile_id, fresh.job_listing_id
    on conflict (user_profile_id, job_listing_id) do update set
      score = excluded.score, employer_score = excluded.employer_score, reasons = excluded.reasons, updated_at = now(), version = kept.version + 1
    where kept.dismissed_at is null
      and (kept.score, kept.employer_score, kept.reasons)
        is distinct from (excluded.score, excluded.employer_score, excluded.reasons)`.execute(db);
}

/** Of an educator all but these; of a job all but those for these educators. `settled` spares what was written just now. */
export async function deleteRecommendations(
  db: Transaction,
  of:
    | { userProfileId: string; keepIds: string[] }
    | { jobListingId: string; keepIds: string[]; settled: boolean },
): Promise<void> {
  const [own, other] =
    "userProfileId" in of
      ? ([sql`user_profile_id = ${of.userProfileId}`, sql`job_listing_id`] as const)
      : ([sql`job_listing_id = ${of.jobListingId}`, sql`user_profile_id`] as const);
  const old = "settled" in of && of.settled ? sql`and updated_at < now() - interval '1 minute'` : sql``;
  await sql`delete from job_recommendations
    where ${own} ${old} and dismissed_at is null and ${other} <> all(${of.keepIds}::uuid[])`.execute(db);
}

/** Leaves each of these educators the best ones, and as many that are good by what employers see alone. */
export async function trimRecommendations(db: Transaction, userProfileIds: string[]): Promise<void> {
  if (userProfileIds.length === 0) return;
  await sql`delete from job_recommendations where id in (
    select id from (
      select id, row_number() over (partition by user_profile_id, score >= ${recommendedFromScore}::float8
        order by score desc, id desc) as place
      from job_recommendations where user_profile_id = any(${userProfileIds}::uuid[]) and dismissed_at is null
    ) ranked where place > ${maxRecommendations})`.execute(db);
}
