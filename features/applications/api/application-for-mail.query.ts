/** What mails about an application need: people, job, languages, brand. */
import { type BrandRow, mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import type { Queryable } from "#platform/server/database.ts";

export async function applicationForMail(db: Queryable, applicationId: string, productOrigin: string) {
  const found = await db
    .selectFrom("jobApplications as application")
    .innerJoin("jobListings as job", "job.id", "application.jobListingId")
    .innerJoin("employers as employer", "employer.id", "application.employerId")
    .innerJoin("userProfiles as educator", "educator.id", "application.userProfileId")
    .innerJoin("accounts as account", "account.id", "educator.accountId")
    .select([
      "application.id",
      "application.aasmState",
      "application.rejectionTellAt",
      "application.rejectionMessage",
      "application.employerId",
      "application.userProfileId",
      "application.jobListingId",
      "application.qualified",
      "job.title",
      "job.slug",
      "job.createdById",
      "employer.name as employerName",
      "educator.firstName",
      "educator.lastName",
      "account.email",
      "account.language",
      "account.emailNotifications",
      "account.brandId",
    ])
    .where("application.id", "=", applicationId)
    .executeTakeFirst();
  if (!found) return null;
  return { ...found, educatorBrand: await brandFor(db, found.brandId, productOrigin) };
}

/** The team members who want mail about applications at this job's locations. */
export async function reviewers(db: Queryable, employerId: string) {
  return db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["profile.id", "profile.firstName", "account.email", "account.language", "account.brandId"])
    .where("profile.employerId", "=", employerId)
    .where("profile.removedAt", "is", null)
    .where("profile.emailNotifications", "=", true)
    .where("account.emailNotifications", "=", true)
    .where("account.closedAt", "is", null)
    .limit(50)
    .execute();
}

export async function brandFor(db: Queryable, brandId: string | null, productOrigin: string) {
  const brand = (await db
    .selectFrom("brands")
    .selectAll()
    .where((eb) => (brandId ? eb("id", "=", brandId) : eb("isDefault", "=", true)))
    .executeTakeFirst()) as BrandRow | undefined;
  return mailBrandOf(brand ?? null, originOf(brand ?? null, productOrigin));
}

export const languageOf = (reader: { language: string }) => (reader.language === "es" ? "es" : "en");
