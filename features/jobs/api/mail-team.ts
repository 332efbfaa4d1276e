/** Mails about a job go to whoever wrote it, or to the employer's owners where that person has left. */
import { mailTo } from "#features/accounts/api/mail-to.ts";
import { teamReaders } from "#features/employers/api/team-readers.query.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { JobSettings } from "#platform/server/job.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import type { JobRow } from "./move-job.action.ts";

export async function mailTeam(
  db: Queryable,
  settings: JobSettings,
  job: JobRow,
  key: string,
  template: BoundMail,
): Promise<void> {
  const team = await teamReaders(db, job.employerId);
  const author = team.filter(({ id }) => id === job.createdById);
  const readers = author.length > 0 ? author : team.filter(({ role }) => role === "owner");
  for (const { accountId } of readers)
    await mailTo(db, settings, { accountId, key: `${key}:${accountId}`, template });
}
