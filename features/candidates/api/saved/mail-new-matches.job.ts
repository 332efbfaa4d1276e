/** Mails who is new in saved filters, where that is wanted: one mail a day for a profile at most, and not at night. */
import { mailTo } from "#features/accounts/api/mail-to.ts";
import { isQuiet } from "#features/jobs/alert-times.ts";
import type { Queryable, Transaction } from "#platform/server/database/database.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";
import { currentDiffs } from "./current-diffs.query.ts";
import { newMatchesMail } from "./new-matches.mail.ts";

export const mailNewMatches = job(
  "candidates.mail-new-matches",
  z.object({}),
  async (_payload, worker) => {
    for (const reader of await readers(worker.db)) {
      if (!isDue(reader, worker.now())) continue;
      try {
        await worker.db.transaction().execute((tx) => tell(worker, tx, reader));
      } catch (error) {
        // One that could not be told is tried again with the next round, and holds up nobody.
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

/** Profiles with somebody new in a filter that mails, who came after it was viewed and mailed about. */
async function readers(db: Queryable): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select profile.id, profile.account_id as "accountId", profile.first_name as "firstName",
      employer.name as employer, profile.time_zone as "timeZone", latest.mailed_at as "mailedAt"
    from employer_profiles profile
    join employers employer on employer.id = profile.employer_id
    cross join lateral (select max(mailed_at) as mailed_at from saved_filter_selections own
      where own.employer_profile_id = profile.id) as latest
    where profile.removed_at is null and profile.email_notifications
      and employer.approval_state = 'approved'
      and profile.id in (select employer_profile_id from saved_filter_selections selection where ${isNews})
    order by profile.id`.execute(db);
  return rows;
}

const isNews = sql`selection.email_me and cardinality(selection.diff) > 0
  and selection.grown_at > coalesce(selection.mailed_at, '-infinity')
  and selection.grown_at > selection.viewed_at`;

const isDue = ({ timeZone, mailedAt }: Reader, now: Date): boolean =>
  !isQuiet(now, timeZone) && (mailedAt === null || dayOf(mailedAt, timeZone) !== dayOf(now, timeZone));

const dayOf = (time: Date, timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(time);

async function tell({ settings, now }: JobContext, tx: Transaction, reader: Reader): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from saved_filter_selections selection
    where employer_profile_id = ${reader.id} and ${isNews}
    order by id for update skip locked`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const diffs = await currentDiffs(tx, ids);
  const selections = rows
    .map(({ id, name }) => ({ name, count: diffs.get(id)!.length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  if (selections.length === 0) return;
  await tx.updateTable("savedFilterSelections").set({ mailedAt: now() }).where("id", "in", ids).execute();
  const { accountId, firstName, employer } = reader;
  await mailTo(tx, settings, {
    accountId,
    key: `new-matches:${reader.id}:${dayOf(now(), reader.timeZone)}`,
    template: newMatchesMail({ firstName, employer, selections }),
  });
}
