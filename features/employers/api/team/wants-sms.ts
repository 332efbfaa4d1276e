/** Whether somebody of a team wants texts about a job: by their profile's switch, and by the locations they look after. */
import { type RawBuilder, sql } from "kysely";

/**
 * Condition over the alias of a row of `employer_profiles` and what a job's id is (null: about no job in particular). The
 * account's own agreement is kept by whoever sends.
 */
export const wantsSms = (profile: string, jobListingId: RawBuilder<unknown>): RawBuilder<boolean> => {
  const own = sql`employer_profile_locations link
    join job_listing_locations place on place.location_id = link.location_id
    where link.employer_profile_id = ${sql.ref(`${profile}.id`)} and place.job_listing_id = ${jobListingId}`;
  return sql<boolean>`(${sql.ref(`${profile}.removedAt`)} is null and ${sql.ref(`${profile}.smsNotifications`)}
    and (not exists (select from ${own}) or exists (select from ${own} and link.sms_notifications)))`;
};
