/** Mails about a job go to whoever wrote it, or to the employer's owners where that person has left. */
import { mailAccount } from "#features/accounts/api/mail-account.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import type { JobRow } from "./move-job.action.ts";

export async function mailTeam(
  context: WriteContext,
  job: JobRow,
  key: string,
  template: BoundMail,
): Promise<void> {
  const team = await context.db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["profile.id as profileId", "profile.role", "account.id", "account.email", "account.language"])
    .where("profile.employerId", "=", job.employerId)
    .where("profile.removedAt", "is", null)
    .where("profile.emailNotifications", "=", true)
    .where("account.emailNotifications", "=", true)
    .where("account.closedAt", "is", null)
    .execute();
  const author = team.filter(({ profileId }) => profileId === job.createdById);
  const readers = author.length > 0 ? author : team.filter(({ role }) => role === "owner");
  for (const reader of readers)
    await mailAccount(context.db, context, reader, `${key}:${reader.id}`, template);
}
