/** What mails about an application need: people, job, and who of the team wants to know. */
import type { Queryable } from "#platform/server/database.ts";

export type ApplicationForMail = NonNullable<Awaited<ReturnType<typeof applicationForMail>>>;

export async function applicationForMail(db: Queryable, applicationId: string) {
  const found = await db
    .selectFrom("jobApplications as application")
    .innerJoin("jobListings as job", "job.id", "application.jobListingId")
    .innerJoin("employers as employer", "employer.id", "application.employerId")
    .innerJoin("userProfiles as educator", "educator.id", "application.userProfileId")
    .select([
      "application.id",
      "application.aasmState",
      "application.stateChangedAt",
      "application.rejectionMessage",
      "application.offer",
      "application.offerAcceptedAt",
      "application.employerId",
      "job.title",
      "employer.name as employerName",
      "educator.accountId",
      "educator.firstName",
      "educator.lastName",
    ])
    .where("application.id", "=", applicationId)
    .executeTakeFirst();
  return found ?? null;
}

/** The team members who want mail about applications. */
export async function reviewers(db: Queryable, employerId: string) {
  return db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["profile.id", "profile.firstName", "profile.accountId"])
    .where("profile.employerId", "=", employerId)
    .where("profile.removedAt", "is", null)
    .where("profile.emailNotifications", "=", true)
    .where("account.emailNotifications", "=", true)
    .where("account.closedAt", "is", null)
    .limit(50)
    .execute();
}
