/**
 * Every night: profiles that nobody signed in to for six months fall asleep, so that employers write to people who read
 * it. Their owners are told a month and two weeks before; a paused profile stays paused.
 */
import { mailTo } from "#features/accounts/api/mail-to.ts";
import type { Database } from "#platform/server/database/database.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { sql } from "kysely";
import { z } from "zod";
import { dormantAfterMonths } from "../educator-states.ts";
import { keepVisiblePath } from "./keep-visible-link.ts";
import { moveActive } from "./move-active.action.ts";
import { profileSleepsSoon } from "./sleep-mails.mail.ts";

export const warnedDaysBefore = [30, 14] as const;
const dayInMs = 86_400_000;
const atOnce = 500;

export const putToSleep = job(
  "educators.put-to-sleep",
  z.object({}),
  async (_, context) => {
    const { db, now } = context;
    await forgetReturned(db, now());
    await plan(db, now());
    await inBatches(() => warn(context));
    await inBatches(() => sleep(context));
  },
  { cron: "23 9 * * *" },
);

const lastHere = sql`greatest(
  coalesce(accounts.last_seen_at, accounts.created_at), coalesce(user_profiles.kept_visible_at, accounts.created_at))`;

const soonestSleep = sql`(${lastHere} + ${`${dormantAfterMonths} months`}::interval)`;

/** Whoever was here again, by whatever way, is not warned any further. */
async function forgetReturned(db: Database, now: Date): Promise<void> {
  await sql`
    update user_profiles set sleeps_at = null, sleep_warnings = 0 from accounts
    where accounts.id = user_profiles.account_id and user_profiles.sleeps_at is not null
      and (user_profiles.active_state <> 'active' or ${soonestSleep} > ${aheadOf(now, warnedDaysBefore[0])})`.execute(
    db,
  );
}

/** A day is set, never sooner than the first warning asks for: also where no worker ran for a while. */
async function plan(db: Database, now: Date): Promise<void> {
  const soon = aheadOf(now, warnedDaysBefore[0]);
  await sql`
    update user_profiles set sleeps_at = greatest(${soonestSleep}, ${soon}) from accounts
    where accounts.id = user_profiles.account_id and accounts.user_type = 'educator' and accounts.closed_at is null
      and user_profiles.active_state = 'active' and user_profiles.sleeps_at is null
      and ${soonestSleep} <= ${soon}`.execute(db);
}

/** The mail that is due by now; each of the two once for a day that is set. */
async function warn({ db, settings, now }: JobContext): Promise<number> {
  const due = await db
    .selectFrom("userProfiles")
    .select(["id", "accountId", "firstName", "sleepsAt", "sleepWarnings"])
    .where("sleepsAt", "is not", null)
    .where((eb) =>
      eb.or(
        warnedDaysBefore.map((days, sent) =>
          eb.and([eb("sleepWarnings", "=", sent), eb("sleepsAt", "<=", aheadOf(now(), days))]),
        ),
      ),
    )
    .limit(atOnce)
    .execute();
  for (const { id, accountId, firstName, sleepsAt, sleepWarnings } of due) {
    const path = await keepVisiblePath(settings.tokens, id);
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable("userProfiles")
        .set({ sleepWarnings: sleepWarnings + 1 })
        .where("id", "=", id)
        .execute();
      const day = sleepsAt!.toISOString().slice(0, 10);
      await mailTo(tx, settings, {
        accountId,
        key: `profile-sleeps:${id}:${day}:${warnedDaysBefore[sleepWarnings]}`,
        template: profileSleepsSoon({ firstName, day, path }),
      });
    });
  }
  return due.length;
}

/** Only who got both warnings. */
async function sleep(context: JobContext): Promise<number> {
  const { db, now } = context;
  const due = await db
    .selectFrom("userProfiles")
    .select("id")
    .where("sleepsAt", "<=", now())
    .where("sleepWarnings", "=", warnedDaysBefore.length)
    .where("activeState", "=", "active")
    .limit(atOnce)
    .execute();
  for (const { id } of due) {
    await db.transaction().execute((tx) => moveActive(systemContext(context, tx), id, "active", "dormant"));
  }
  return due.length;
}

async function inBatches(work: () => Promise<number>): Promise<void> {
  while ((await work()) === atOnce);
}

const aheadOf = (now: Date, days: number) => new Date(now.getTime() + days * dayInMs);
