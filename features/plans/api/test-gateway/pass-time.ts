/**
 * Lets time pass for one program's plan, at the test gateway alone: everything that is recorded of it moves into the past,
 * day by day where something happens, as it would have. The lengths of months are those of the days that are past.
 */
import { daySeconds } from "./books.ts";
import { readBilling, storeBilling } from "../billing/store-billing.ts";
import { endTrial } from "../trials/end-trials.job.ts";
import type { PaymentGateway } from "#platform/server/payments/payment-gateway.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Database } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { testScope } from "./open-payments.ts";
import { advance, nextDueAt } from "./subscriptions.ts";
import { withBooks } from "./test-gateway.ts";

type Clock = Omit<WriteContext, "db"> & { db: Database };

/** The names under which books have times. */
const timeNames = new Set(
  "created start end anchor trial_start trial_end canceled_at ended_at paid_at next_payment_attempt expires_at".split(
    " ",
  ),
);

export async function passDays(
  context: Clock,
  payments: PaymentGateway,
  employerId: string,
  days: number,
): Promise<void> {
  const { db, now, origin } = context;
  const key = employerId.replaceAll("-", "").slice(-16);
  const scope = testScope({ db, now, origin });
  for (let left = days; left > 0;) {
    const dueAt = Math.min(
      await withBooks(scope, key, ({ books }) => (books ? nextDueAt(books) : Infinity)),
      await trialEndOf(context, employerId),
    );
    // Straight to the day on which something happens.
    const untilDue = Math.ceil((dueAt - Number(now()) / 1000) / daySeconds);
    const step = Math.min(left, Math.max(untilDue, 1));
    left -= step;
    await moveRows(db, employerId, step);
    const isNews = await withBooks(scope, key, ({ books, at }) => {
      if (!books) return false;
      shiftTimes(books, step * daySeconds);
      // A day of the month means nothing once days are moved: each period begins where the one before ends.
      for (const subscription of books.subscriptions) subscription.anchor = subscription.period.end;
      advance(books, at);
      return books.events.length > 0;
    });
    if (isNews) {
      const reading = await readBilling({ payments, db, now, origin }, employerId);
      if (reading) await db.transaction().execute((tx) => storeBilling({ ...context, db: tx }, reading));
    }
    await endOwnTrial(context, employerId);
  }
}

/** Of a trial that the gateway knows nothing of, in Unix seconds; Infinity where there is none. */
async function trialEndOf({ db }: Clock, employerId: string): Promise<number> {
  const trial = await db
    .selectFrom("subscriptions")
    .select("trialEnd")
    .where("employerId", "=", employerId)
    .where("status", "=", "trialing")
    .where("gatewayId", "is", null)
    .executeTakeFirst();
  return trial?.trialEnd ? Number(trial.trialEnd) / 1000 : Infinity;
}

function shiftTimes(value: unknown, seconds: number): void {
  if (typeof value !== "object" || value === null) return;
  const record = value as Record<string, unknown>;
  for (const [name, inner] of Object.entries(record))
    if (typeof inner === "number" && timeNames.has(name)) record[name] = inner - seconds;
    else shiftTimes(inner, seconds);
}

async function moveRows(db: Database, employerId: string, days: number): Promise<void> {
  const day = sql`make_interval(days => ${days})`;
  await sql`
    with plans as (
      update subscriptions set
        trial_start = trial_start - ${day}, trial_end = trial_end - ${day},
        current_period_start = current_period_start - ${day}, current_period_end = current_period_end - ${day},
        cancel_at = cancel_at - ${day}, past_due_since = past_due_since - ${day}
      where employer_id = ${employerId} and ended_at is null returning id
    ), changes as (
      update subscription_changes set current_phase_end_date = current_phase_end_date - ${day}
      where employer_id = ${employerId} and applied_at is null and withdrawn_at is null returning id
    )
    update invoices set issued_at = issued_at - ${day}, paid_at = paid_at - ${day}
    where employer_id = ${employerId}`.execute(db);
}

async function endOwnTrial(context: Clock, employerId: string): Promise<void> {
  const ended = await context.db
    .selectFrom("subscriptions")
    .select("id")
    .where("employerId", "=", employerId)
    .where("status", "=", "trialing")
    .where("gatewayId", "is", null)
    .where("trialEnd", "<=", context.now())
    .executeTakeFirst();
  if (ended) await context.db.transaction().execute((db) => endTrial({ ...context, db }, ended.id));
}
