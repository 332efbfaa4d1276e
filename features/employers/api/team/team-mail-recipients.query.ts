/** Who of an employer's team gets its mail: by their profile's switch, and by the locations they look after. */
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";

export interface TeamMailRecipient {
  /** Of the employer profile. */
  id: string;
  accountId: string;
  firstName: string;
  role: string;
}

/** So that a chain with hundreds of colleagues is not mailed whole at every application. */
const maxRecipients = 50;

/**
 * Members of the team, for `mailTo`. About a job at locations it is those who look after one of them and want mail about
 * it; whoever looks after no location in particular is told about all.
 */
export function findTeamMailRecipients(
  db: Queryable,
  employerId: string,
  about: { jobListingId?: string } = {},
): Promise<TeamMailRecipient[]> {
  return (
    db
      .selectFrom("employerProfiles as profile")
      .innerJoin("accounts as account", "account.id", "profile.accountId")
      .innerJoin("employers as employer", "employer.id", "profile.employerId")
      .select(["profile.id", "profile.accountId", "profile.firstName", "profile.role"])
      .where("profile.employerId", "=", employerId)
      .where("profile.removedAt", "is", null)
      // A mail names people: a team that was turned away, or never confirmed an address, hears of nobody.
      .where("employer.refused", "is", null)
      .where("account.emailVerifiedAt", "is not", null)
      .where("profile.emailNotifications", "=", true)
      .where("account.emailNotifications", "=", true)
      .where("account.closedAt", "is", null)
      .$if(about.jobListingId !== undefined, (readers) => readers.where(isAssignedToJob(about.jobListingId!)))
      .orderBy("profile.id")
      .limit(maxRecipients)
      .execute()
  );
}

const isAssignedToJob = (jobListingId: string) => sql<boolean>`(
  not exists (select 1 from job_listing_locations place where place.job_listing_id = ${jobListingId})
  or not exists (select 1 from employer_profile_locations link where link.employer_profile_id = profile.id)
  or exists (select 1 from employer_profile_locations link
    join job_listing_locations place on place.location_id = link.location_id
    where link.employer_profile_id = profile.id and link.email_notifications
      and place.job_listing_id = ${jobListingId}))`;
