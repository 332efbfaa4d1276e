/** Emails a report to the contact address of the reporter's brand. */
import { fullName } from "#features/accounts/full-name.ts";
import { brandById } from "#features/brands/api/brand-of-account.ts";
import { mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import { job } from "#platform/server/job.ts";
import { z } from "zod";
import { findExcerpts } from "./report-excerpts.query.ts";
import { reportMail } from "./report.mail.ts";

export const emailOperators = job(
  "messages.email-report",
  z.object({ reportId: z.uuid() }),
  async ({ reportId }, { db, mail, settings }) => {
    const report = await db
      .selectFrom("reports as report")
      .leftJoin("conversations as conversation", "conversation.id", "report.conversationId")
      .leftJoin("jobListings as job", "job.id", "report.jobListingId")
      .innerJoin("accounts as account", "account.id", "report.reporterAccountId")
      .leftJoin("employers as employer", (join) =>
        join.on((eb) => eb("employer.id", "=", eb.fn.coalesce("conversation.employerId", "job.employerId"))),
      )
      .innerJoin("userProfiles as educator", (join) =>
        join.on((eb) =>
          eb.or([
            eb("educator.id", "=", eb.ref("conversation.userProfileId")),
            eb("educator.id", "=", eb.ref("report.userProfileId")),
            eb.and([
              eb("report.jobListingId", "is not", null),
              eb("educator.accountId", "=", eb.ref("report.reporterAccountId")),
            ]),
          ]),
        ),
      )
      .select([
        "report.reason",
        "report.details",
        "report.reporterType",
        "report.userProfileId as profileId",
        "account.brandId",
        "account.firstName as reporterFirstName",
        "account.lastName as reporterLastName",
        "job.title as jobTitle",
        "employer.name as employerName",
        "educator.firstName",
        "educator.lastName",
      ])
      .where("report.id", "=", reportId)
      .executeTakeFirst();
    if (!report) return;
    const brand = await brandById(db, report.brandId);
    if (!brand) return;
    const educatorName = fullName(report);
    const isEducators = report.reporterType === "UserProfile";
    // A report of a profile names no employer: the reporter may work for several.
    const employerName =
      report.employerName ??
      fullName({ firstName: report.reporterFirstName, lastName: report.reporterLastName });
    await mail.send({
      key: `report:${reportId}`,
      to: brand.contactEmail,
      template: reportMail({
        reason: report.reason,
        details: report.details,
        excerpt: String((await findExcerpts(db, [reportId])).get(reportId) ?? ""),
        from: isEducators ? educatorName : employerName,
        about: isEducators ? employerName : educatorName,
        jobTitle: report.jobTitle,
        isProfile: report.profileId !== null,
      }),
      language: "en",
      brand: mailBrandOf(brand, originOf(brand, settings.origin)),
    });
  },
);
