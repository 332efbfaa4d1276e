/** Warns the reported side: an educator, or the owners of a program. Who reported it is never said. */
import { emailAccount } from "#features/accounts/api/emails/email-account.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { notFound } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { type ReportedSide, reportedSide } from "./reported-side.query.ts";
import { type ReportSubject, reportWarningMail } from "./report-warning.mail.ts";

export async function emailWarning(
  context: WriteContext,
  report: Row<"reports">,
  note: string,
): Promise<void> {
  const side = await reportedSide(context.db, report);
  if (!side) throw notFound();
  const subject: ReportSubject = report.jobListingId ? "job" : report.userProfileId ? "profile" : "messages";
  for (const { firstName, ...account } of await peopleOf(context.db, side))
    await emailAccount(
      ...([context.db, context, account, `report-warning:${report.id}:${account.id}`] as const),
      reportWarningMail({ firstName, subject, note }),
    );
}

const peopleOf = (db: Queryable, { type, id }: ReportedSide) =>
  type === "educator"
    ? db
        .selectFrom("userProfiles as profile")
        .innerJoin("accounts as account", "account.id", "profile.accountId")
        .select(["account.id", "account.email", "account.language", "profile.firstName"])
        .where("profile.id", "=", id)
        .where("account.closedAt", "is", null)
        .execute()
    : db
        .selectFrom("employerProfiles as profile")
        .innerJoin("accounts as account", "account.id", "profile.accountId")
        .select(["account.id", "account.email", "account.language", "profile.firstName"])
        .where("profile.employerId", "=", id)
        .where("profile.role", "=", "owner")
        .where("profile.removedAt", "is", null)
        .where("account.closedAt", "is", null)
        .execute();
