/** Emails who is new in saved filters, if enabled: at most one email a day per profile, and not at night. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { isQuietHour } from "#features/accounts/quiet-hours.ts";
import type { Queryable, Transaction } from "#platform/server/database/database.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { dayIn } from "#platform/shared/format.ts";
import { sql } from "kysely";
import { z } from "zod";
import { loadCurrentDiffs } from "./current-diffs.query.ts";
import { newMatchesMail } from "./new-matches.mail.ts";

export const emailNewMatches = job(
  "candidates.email-new-matches",
  z.object({}),
  async (_payload, worker) => {
    for (const reader of await findReaders(worker.db)) {
      if (!isDue(reader, worker.now())) continue;
      try {
        await worker.db.transaction().execute((tx) => emailReader(worker, tx, reader));
      } catch (error) {
        // A failed email is retried in the next run and does not delay the others.
        worker.log.error({ employerProfileId: reader.id, err: error }, "new matches could not be mailed");
      }
    }
  },
  { cron: "*/10 * * * *", attempts: 1 },
);

interface Reader {
  /** Of the employer profile. */
  id: string;
  accountId: string;
  firstName: string;
  employer: string;
  timeZone: string;
  mailedAt: Date | null;
}

/** Profiles with a mailing filter that has someone new since it was last viewed and mailed. */
async function findReaders(db: Queryable): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select profile.id, profile.account_id as "accountId", profile.first_name as "firstName",
      employer.name as employer, profile.time_zone as "timeZone", latest.mailed_at as "mailedAt"
    from employer_profiles profile
    join employers employer on employer.id = profile.employer_id
    cross join lateral (select max(mailed_at) as mailed_at from saved_filter_selections own
      where own.employer_profile_id = profile.id) as latest
    where profile.removed_at is null and profile.email_notifications
      and employer.approval_state = 'approved'
      and profile.id in (select employer_profile_id from saved_filter_selections selection where ${hasNewMatches})
    order by profile.id`.execute(db);
  return rows;
}

const hasNewMatches = sql`selection.email_me and cardinality(selection.diff) > 0
  and selection.extended_at > coalesce(selection.mailed_at, '-infinity')
  and selection.extended_at > selection.viewed_at`;

const isDue = ({ timeZone, mailedAt }: Reader, now: Date): boolean =>
  !isQuietHour(now, timeZone) && (mailedAt === null || dayIn(mailedAt, timeZone) !== dayIn(now, timeZone));

async function emailReader({ settings, now }: JobContext, tx: Transaction, reader: Reader): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from saved_filter_selections selection
    where employer_profile_id = ${reader.id} and ${hasNewMatches}
    order by id for update skip locked`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const diffs = await loadCurrentDiffs(tx, ids);
  const selections = rows
    .map(({ id, name }) => ({ name, count: diffs.get(id)!.length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  if (selections.length === 0) return;
  await tx.updateTable("savedFilterSelections").set({ mailedAt: now() }).where("id", "in", ids).execute();
  const { accountId, firstName, employer } = reader;
  await emailSubscriber(tx, settings, {
    accountId,
    key: `new-matches:${reader.id}:${dayIn(now(), reader.timeZone)}`,
    template: newMatchesMail({ firstName, employer, selections }),
  });
}
