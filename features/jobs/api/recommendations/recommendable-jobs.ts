/**
 * Which jobs are never recommended, regardless of score: dismissed, applied for, of an employer the educator
 * excluded, or outside the areas of their brand.
 */
import { isInAreasOfAccount } from "#features/brands/api/brand-areas.ts";
import { ageLimit } from "#features/educators/api/educator-age.query.ts";
import { usualMinimumAge } from "#features/educators/educator-age.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { type RawBuilder, sql } from "kysely";

interface Pair {
  userProfileId: RawBuilder<unknown>;
  jobListingId: RawBuilder<unknown>;
  employerId: RawBuilder<unknown>;
}

/** True for a pair of educator and job that may be recommended. */
export const isRecommendable = (pair: Pair): RawBuilder<boolean> => sql<boolean>`(
  not exists (select 1 from job_recommendations past where past.user_profile_id = ${pair.userProfileId}
    and past.job_listing_id = ${pair.jobListingId} and past.dismissed_at is not null)
  and ${isOpenToEducator(pair)})`;

/**
 * Neither applied for nor hidden nor shut out, for the educator's age and where their brand is; an employer is shut out
 * with its whole group.
 */
export const isOpenToEducator = ({
  userProfileId,
  jobListingId,
  employerId,
}: Pair): RawBuilder<boolean> => sql<boolean>`(
  not exists (select 1 from job_applications sent where sent.user_profile_id = ${userProfileId}
    and sent.job_listing_id = ${jobListingId} and sent.submitted_at is not null)
  and not exists (select 1 from hidden_jobs hidden where hidden.user_profile_id = ${userProfileId}
    and (hidden.job_listing_id = ${jobListingId} or hidden.employer_id = ${employerId}))
  and coalesce((select wanted.min_age from job_listings wanted where wanted.id = ${jobListingId}),
    ${sql.lit(usualMinimumAge)}) <= ${ageLimit(userProfileId)}
  and ${isInAreasOfAccount(
    sql`(select reader.account_id from user_profiles reader where reader.id = ${userProfileId})`,
    sql`(select program.geography_id from employers program where program.id = ${employerId})`,
  )}
  and not exists (select 1 from user_profiles chooser where chooser.id = ${userProfileId}
    and chooser.excluded_employer_ids <> '{}' and (${employerId} = any(chooser.excluded_employer_ids) or exists (
      select 1 from employer_profiles mine
      join employer_profiles other on other.account_id = mine.account_id and other.role = 'owner'
        and other.removed_at is null
      where mine.employer_id = ${employerId} and mine.role = 'owner' and mine.removed_at is null
        and other.employer_id = any(chooser.excluded_employer_ids)))))`;

/** Those of these jobs that may be recommended to an educator. */
export async function recommendableJobs(
  db: Queryable,
  userProfileId: string,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const pair = {
    userProfileId: sql`${userProfileId}::uuid`,
    jobListingId: sql`job_listings.id`,
    employerId: sql`job_listings.employer_id`,
  };
  const rows = await db
    .selectFrom("jobListings")
    .select("id")
    .where("id", "in", ids)
    .where(isRecommendable(pair))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
