/** Emails the author of a job, or the employer's owners if the author has left. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { findTeamMailRecipients } from "#features/employers/api/team/team-mail-recipients.query.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { JobSettings } from "#platform/server/job.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import type { JobRow } from "./transition-job.action.ts";

export async function emailTeam(
  db: Queryable,
  settings: JobSettings,
  job: JobRow,
  key: string,
  write: (timeZone: string) => BoundMail,
): Promise<void> {
  const team = await findTeamMailRecipients(db, job.employerId);
  const author = team.filter(({ id }) => id === job.createdById);
  const readers = author.length > 0 ? author : team.filter(({ role }) => role === "owner");
  for (const { accountId, timeZone } of readers)
    await emailSubscriber(db, settings, {
      accountId,
      key: `${key}:${accountId}`,
      template: write(timeZone),
    });
}
