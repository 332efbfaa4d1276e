/** Says before money moves, and before a trial ends: 3 days and 1 day before its end, 7 days before a renewal. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { findOwners } from "#features/employers/api/team/owners.query.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";
import { z } from "zod";
import { renewalMail, trialEndingMail } from "./plan.mail.ts";

export const trialNoticeDays = [3, 1];
export const renewalNoticeDays = 7;
const batchSize = 200;

/** Hourly and idempotent: a reminder is noted with its mails, in one transaction. */
export const remindOwners = job(
  "plans.remind-owners",
  z.object({}),
  async (_payload, context) => {
    for (;;) {
      const due = await findDue(context);
      for (const reminder of due) await remind(context, reminder);
      if (due.length < batchSize) return;
    }
  },
  { cron: "37 * * * *", attempts: 3 },
);

type Reminder = Awaited<ReturnType<typeof findDue>>[number];

/** What is canceled or changes to another plan is said when it happens, and is no renewal. */
async function findDue({ db, now }: Pick<JobContext, "db" | "now">) {
  const at = now();
  const [long, short] = trialNoticeDays as [number, number];
  const before = (days: number) => new Date(Number(at) + days * dayMs);
  const end = sql<Date>`coalesce(subscriptions.trial_end, subscriptions.current_period_end)`;
  const isTrial = sql<boolean>`subscriptions.status = 'trialing'`;
  const notice = sql<string>`case when ${isTrial}
    then 'trial:' || (case when ${end} <= ${before(short)} then ${short}::integer else ${long}::integer end)
      || ':' || (${end} at time zone 'UTC')::date
    else 'renewal:' || (subscriptions.current_period_end at time zone 'UTC')::date end`;
  return db
    .selectFrom("subscriptions")
    .innerJoin("plans", "plans.id", "subscriptions.planId")
    .innerJoin("employers", "employers.id", "subscriptions.employerId")
    .leftJoin("prices", "prices.id", "subscriptions.priceId")
    .select(["subscriptions.id", "subscriptions.employerId", "subscriptions.locations", "prices.priceCents"])
    .select(["employers.name as program", "plans.name as plan"])
    .select([isTrial.as("isTrial"), notice.as("notice")])
    .select(
      sql<Date>`case when ${isTrial} then ${end} else subscriptions.current_period_end end`.as("endsAt"),
    )
    .where("subscriptions.endedAt", "is", null)
    .where("subscriptions.cancelAt", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([isTrial, eb("trialEnd", ">", at), eb("trialEnd", "<=", before(long))]),
        eb.and([
          eb("subscriptions.status", "=", "active"),
          eb("priceId", "is not", null),
          eb("currentPeriodEnd", ">", at),
          eb("currentPeriodEnd", "<=", before(renewalNoticeDays)),
        ]),
      ]),
    )
    .where((eb) => eb("lastReminder", "is distinct from", notice))
    .orderBy("subscriptions.id")
    .limit(batchSize)
    .execute();
}

async function remind({ db, settings }: JobContext, reminder: Reminder): Promise<void> {
  const { id, employerId, notice, isTrial, endsAt, priceCents, locations, program, plan } = reminder;
  const cents = priceCents === null ? null : priceCents * locations;
  const at = endsAt.toISOString();
  await db.transaction().execute(async (tx) => {
    for (const { accountId, timeZone } of await findOwners(tx, employerId)) {
      const words = { program, plan, at, timeZone };
      const template = isTrial
        ? trialEndingMail({ ...words, cents })
        : renewalMail({ ...words, cents: cents ?? 0 });
      await emailSubscriber(tx, settings, { accountId, key: `plan-${notice}:${id}:${accountId}`, template });
    }
    await tx.updateTable("subscriptions").set({ lastReminder: notice }).where("id", "=", id).execute();
  });
}
