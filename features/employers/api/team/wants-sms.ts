/** Whether a member wants SMS about a job, by their profile's setting and by the locations they are responsible for. */
import { type RawBuilder, sql } from "kysely";

/**
 * A condition on the alias of an `employer_profiles` row and an expression for a job's id (null: no particular job). The
 * sender checks the account's consent.
 */
export const wantsSms = (profile: string, jobListingId: RawBuilder<unknown>): RawBuilder<boolean> => {
  const own = sql`employer_profile_locations link
    join job_listing_locations place on place.location_id = link.location_id
    where link.employer_profile_id = ${sql.ref(`${profile}.id`)} and place.job_listing_id = ${jobListingId}`;
  return sql<boolean>`(${sql.ref(`${profile}.removedAt`)} is null and ${sql.ref(`${profile}.smsNotifications`)}
    and (not exists (select from ${own}) or exists (select from ${own} and link.sms_notifications)))`;
};
