/** The people and the job that emails about an application mention. */
import type { Queryable } from "#platform/server/database/database.ts";

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
      "application.offer",
      "application.offerAcceptedAt",
      "application.employerId",
      "application.jobListingId",
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
