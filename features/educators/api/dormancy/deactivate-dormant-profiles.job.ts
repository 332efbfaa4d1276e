/**
 * Nightly: profiles without a sign-in for six months become dormant, so that employers write to people who
 * read it. Their owners are emailed a month and two weeks before; a paused profile stays paused.
 */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import type { Database } from "#platform/server/database/database.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { sql } from "kysely";
import { z } from "zod";
import { place } from "#features/places/api/gazetteer.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { dayIn } from "#platform/shared/format.ts";
import { dormantAfterMonths } from "../../educator-states.ts";
import { stayVisiblePath } from "./stay-visible-link.ts";
import { changeActiveState } from "./active-state.action.ts";
import { dormancyWarningMail } from "./dormancy.mail.ts";

export const warningDaysBefore = [30, 14] as const;
const batchSize = 500;

export const deactivateDormantProfiles = job(
  "educators.put-to-sleep",
  z.object({}),
  async (_, context) => {
    const { db, now } = context;
    await clearReturnedProfiles(db, now());
    await scheduleDeactivations(db, now());
    await repeatInBatches(() => sendWarnings(context));
    await repeatInBatches(() => deactivateDueProfiles(context));
  },
  { cron: "23 9 * * *" },
);

const lastActivity = sql`greatest(
  coalesce(accounts.last_seen_at, accounts.created_at), coalesce(user_profiles.visibility_confirmed_at, accounts.created_at))`;

const earliestDeactivation = sql`(${lastActivity} + ${`${dormantAfterMonths} months`}::interval)`;

/** Clears the date of owners who have returned in any way: no further warnings. */
async function clearReturnedProfiles(db: Database, now: Date): Promise<void> {
  await sql`
    update user_profiles set deactivates_at = null, dormancy_warnings = 0 from accounts
    where accounts.id = user_profiles.account_id and user_profiles.deactivates_at is not null
      and (user_profiles.active_state <> 'active' or ${earliestDeactivation} > ${addDays(now, warningDaysBefore[0])})`.execute(
    db,
  );
}

/** Sets a date, never sooner than the first warning requires, even if no worker ran for a while. */
async function scheduleDeactivations(db: Database, now: Date): Promise<void> {
  const soon = addDays(now, warningDaysBefore[0]);
  await sql`
    update user_profiles set deactivates_at = greatest(${earliestDeactivation}, ${soon}) from accounts
    where accounts.id = user_profiles.account_id and accounts.user_type = 'educator' and accounts.closed_at is null
      and user_profiles.active_state = 'active' and user_profiles.deactivates_at is null
      and ${earliestDeactivation} <= ${soon}`.execute(db);
}

/** Sends the due warnings; each of the two once for a date. */
async function sendWarnings({ db, settings, now }: JobContext): Promise<number> {
  const due = await db
    .selectFrom("userProfiles")
    .select(["id", "accountId", "firstName", "zipCode", "deactivatesAt", "dormancyWarnings"])
    .where("deactivatesAt", "is not", null)
    .where((eb) =>
      eb.or(
        warningDaysBefore.map((days, sent) =>
          eb.and([eb("dormancyWarnings", "=", sent), eb("deactivatesAt", "<=", addDays(now(), days))]),
        ),
      ),
    )
    .limit(batchSize)
    .execute();
  for (const { id, accountId, firstName, zipCode, deactivatesAt, dormancyWarnings } of due) {
    const path = await stayVisiblePath(settings.tokens, id);
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable("userProfiles")
        .set({ dormancyWarnings: dormancyWarnings + 1 })
        .where("id", "=", id)
        .execute();
      const day = dayIn(deactivatesAt!, place(zipCode)?.timeZone ?? "UTC");
      await emailSubscriber(tx, settings, {
        accountId,
        key: `profile-sleeps:${id}:${day}:${warningDaysBefore[dormancyWarnings]}`,
        template: dormancyWarningMail({ firstName, day, path }),
      });
    });
  }
  return due.length;
}

/** Only profiles whose owners got both warnings. */
async function deactivateDueProfiles(context: JobContext): Promise<number> {
  const { db, now } = context;
  const due = await db
    .selectFrom("userProfiles")
    .select("id")
    .where("deactivatesAt", "<=", now())
    .where("dormancyWarnings", "=", warningDaysBefore.length)
    .where("activeState", "=", "active")
    .limit(batchSize)
    .execute();
  for (const { id } of due) {
    await db
      .transaction()
      .execute((tx) => changeActiveState(systemContext(context, tx), id, "active", "dormant"));
  }
  return due.length;
}

async function repeatInBatches(work: () => Promise<number>): Promise<void> {
  while ((await work()) === batchSize);
}

const addDays = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);
