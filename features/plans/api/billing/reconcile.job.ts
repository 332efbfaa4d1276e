/** Every night all customers are compared with the gateway: what an event that never came would have told is found. */
import type { Stripe } from "stripe";
import { job, type JobContext } from "#platform/server/job.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { z } from "zod";
import { dateOf, type GatewayState } from "./read-gateway.ts";
import { readBilling, storeBilling } from "./store-billing.ts";

const batchSize = 100;
const eventDays = 90;

export interface BillingDifference {
  /** "subscription.status", "invoice.in_123". */
  field: string;
  ours: string | null;
  theirs: string | null;
}

/** Each batch is a job of its own, so that a night with many customers may be interrupted. */
export const reconcileBilling = job(
  "plans.reconcile",
  z.object({ after: z.uuid().optional() }),
  async ({ after }, context) => {
    const { payments } = context.settings;
    if (!payments) return;
    if (!after) await deleteOldEvents(context);
    const batch = await context.db
      .selectFrom("billingCustomers")
      .select("employerId")
      .$if(after !== undefined, (rows) => rows.where("employerId", ">", after!))
      .orderBy("employerId")
      .limit(batchSize)
      .execute();
    for (const { employerId } of batch) await reconcile(context, employerId);
    const last = batch.length === batchSize ? batch.at(-1) : undefined;
    if (last) await reconcileBilling.enqueue(context.db, { after: last.employerId }, { key: "next" });
  },
  { cron: "43 8 * * *", attempts: 3 },
);

async function reconcile(context: JobContext, employerId: string): Promise<void> {
  const { db, now, log } = context;
  const { payments, origin } = context.settings;
  const reading = payments && (await readBilling({ payments, db, now, origin }, employerId));
  if (!reading) return;
  await db.transaction().execute(async (tx) => {
    const differences = await differencesOf(tx, employerId, reading.state);
    if (differences.length > 0) {
      log.error({ employerId, differences }, "our rows differed from the gateway");
      await tx
        .insertInto("billingDifferences")
        .values({ employerId, differences: JSON.stringify(differences) })
        .execute();
    }
    await storeBilling(systemContext(context, tx), reading);
  });
}

async function differencesOf(
  db: JobContext["db"],
  employerId: string,
  { subscriptions, invoices }: GatewayState,
): Promise<BillingDifference[]> {
  const ours = await db
    .selectFrom("subscriptions")
    .select(["gatewayId", "status", "locations", "currentPeriodEnd", "cancelAt"])
    .where("employerId", "=", employerId)
    .where("gatewayId", "is not", null)
    .execute();
  const known = await db
    .selectFrom("invoices")
    .select(["gatewayId", "status", "totalCents", "refundedCents"])
    .where("employerId", "=", employerId)
    .execute();
  const bills = new Map(known.map((one) => [one.gatewayId, billText(one)]));
  const rows = new Map(ours.map(({ gatewayId, ...row }) => [gatewayId, row]));
  return [
    ...subscriptions.flatMap((theirs) => differencesOfSubscription(rows.get(theirs.id), theirs)),
    ...invoices
      .filter(({ status }) => status !== "draft")
      .flatMap(({ id, status, total, post_payment_credit_notes_amount: refunded }) =>
        difference(
          `invoice.${id}`,
          bills.get(id) ?? null,
          billText({ status: status ?? "", totalCents: total, refundedCents: refunded }),
        ),
      ),
  ];
}

const billText = (bill: { status: string; totalCents: number; refundedCents: number }) =>
  `${bill.status} ${bill.totalCents} ${bill.refundedCents}`;

interface OurSubscription {
  status: string;
  locations: number;
  currentPeriodEnd: Date | null;
  cancelAt: Date | null;
}

function differencesOfSubscription(
  ours: OurSubscription | undefined,
  { id, status, items, cancel_at: cancelAt }: Stripe.Subscription,
): BillingDifference[] {
  if (!ours) return difference(`subscription.${id}`, null, status);
  const [item] = items.data;
  const theirs = {
    status,
    locations: String(item?.quantity ?? 1),
    currentPeriodEnd: textOf(dateOf(item?.current_period_end)),
    cancelAt: textOf(dateOf(cancelAt)),
  };
  // Once it has ended only that is of interest.
  if (status === "canceled") return difference("subscription.status", ours.status, status);
  return [
    ...difference("subscription.status", ours.status, theirs.status),
    ...difference("subscription.locations", String(ours.locations), theirs.locations),
    ...difference("subscription.currentPeriodEnd", textOf(ours.currentPeriodEnd), theirs.currentPeriodEnd),
    ...difference("subscription.cancelAt", textOf(ours.cancelAt), theirs.cancelAt),
  ];
}

const textOf = (date: Date | null) => date?.toISOString() ?? null;

const difference = (field: string, ours: string | null, theirs: string | null): BillingDifference[] =>
  ours === theirs ? [] : [{ field, ours, theirs }];

/** An event comes again within days, if at all. */
async function deleteOldEvents({ db, now }: JobContext): Promise<void> {
  await db
    .deleteFrom("paymentEvents")
    .where("receivedAt", "<", new Date(Number(now()) - eventDays * dayMs))
    .execute();
}
