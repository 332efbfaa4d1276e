/** The members of a team who get its mail, by their settings and by the locations they are responsible for. */
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";

export interface TeamMailRecipient {
  /** Of the employer profile. */
  id: string;
  accountId: string;
  firstName: string;
  role: string;
  /** By whose clock the member reads a mail. */
  timeZone: string;
}

/** A chain with hundreds of members is not emailed as a whole for every application. */
const maxRecipients = 50;

/**
 * Members of the team, for `mailTo`. For a job with locations, those who are responsible for one of them and want mail
 * about it; members without a location are emailed about all.
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
      .select(["profile.id", "profile.accountId", "profile.firstName", "profile.role", "profile.timeZone"])
      .where("profile.employerId", "=", employerId)
      .where("profile.removedAt", "is", null)
      // A mail names people: a rejected team, or one without a confirmed address, gets none.
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
