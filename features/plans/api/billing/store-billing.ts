/**
 * What the gateway has of a program, read and stored. The gateway owns the truth: rows follow it and are never ahead of
 * it. Readings are numbered before they are made; a reading that was overtaken by a later one is dropped.
 */
import type { Stripe } from "stripe";
import { setPaymentMethod, setTrialUsed } from "#features/employers/api/employer/set-billing-state.ts";
import type { SubscriptionStatus } from "#features/employers/subscription-status.ts";
import { changeRow } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { PaymentGateway, PaymentScope } from "#platform/server/payments/payment-gateway.ts";
import { dateOf, type GatewayState, readGateway } from "./read-gateway.ts";
import { emailOwners } from "../mails/email-owners.job.ts";
import { subscriptionStreams } from "../subscriptions.channel.ts";
import { fitPlan } from "./fit-plan.ts";
import { beginFreePlan, currentSubscription, endSubscription } from "./free-plan.ts";
import { ourPrice } from "./gateway-price.ts";
import { insertSubscription } from "./insert-subscription.ts";
import { storeChange } from "./store-change.ts";
import { storeInvoices } from "./store-invoices.ts";

interface BillingReading {
  employerId: string;
  number: number;
  isTest: boolean;
  state: GatewayState;
}

/** Asks the gateway; undefined where the program never began to pay. */
export async function readBilling(
  { payments, ...scope }: PaymentScope & { payments: PaymentGateway },
  employerId: string,
): Promise<BillingReading | undefined> {
  const customer = await scope.db
    .updateTable("billingCustomers")
    .set((eb) => ({ reads: eb("reads", "+", 1) }))
    .where("employerId", "=", employerId)
    .returning(["gatewayId", "reads"])
    .executeTakeFirst();
  if (!customer) return undefined;
  const state = await readGateway(await payments.open(scope), customer.gatewayId);
  return { employerId, number: customer.reads, isTest: payments.isTest, state };
}

export async function storeBilling(context: WriteContext, reading: BillingReading): Promise<void> {
  const { employerId, number, isTest, state } = reading;
  const { db } = context;
  await db.selectFrom("employers").select("id").where("id", "=", employerId).forUpdate().execute();
  const { numUpdatedRows: isNewest } = await db
    .updateTable("billingCustomers")
    .set({ storedRead: number })
    .where("employerId", "=", employerId)
    .where("storedRead", "<", number)
    .executeTakeFirstOrThrow();
  if (!isNewest) return;
  await setPaymentMethod(db, employerId, state.hasCard);
  await storeInvoices(context, reading);
  const live = state.subscriptions.find(isLive);
  if (state.subscriptions.filter(isLive).length > 1)
    context.log.error({ employerId }, "the gateway has several subscriptions of one program");
  for (const ended of state.subscriptions.filter((one) => one !== live)) await storeEnded(context, ended);
  const noticed = live && (await storeLive(context, employerId, live));
  const freeId = live ? undefined : await beginFreePlan(context, employerId);
  await storeChange(context, employerId, live);
  await fitPlan(context, employerId);
  if (noticed) await emailOwners.enqueue(context.db, noticed);
  if (freeId)
    await emailOwners.enqueue(context.db, { subscriptionId: freeId, notice: "ended", occasion: "" });
  context.log.info({ employerId, isTest }, "stored what the gateway has");
}

const isLive = ({ status }: Stripe.Subscription) => status !== "canceled" && status !== "incomplete_expired";

interface Notice {
  subscriptionId: string;
  notice: "began" | "payment_failed";
  occasion: string;
}

/** Its own row, or, where it is new, another after what the program had before. What the owners are to hear of it. */
async function storeLive(
  context: WriteContext,
  employerId: string,
  live: Stripe.Subscription,
): Promise<Notice | undefined> {
  const { db, now } = context;
  const [item] = live.items.data;
  if (!item) throw new Error(`The gateway's subscription ${live.id} has no item.`);
  const price = await ourPrice(db, item.price);
  if (!price) throw new Error(`The gateway's price ${item.price.id} is none of ours.`);
  if (live.trial_start) await setTrialUsed(db, employerId);
  const current = await currentSubscription(db, employerId);
  if (current && current.gatewayId !== live.id) await endSubscription(context, current);
  const known = await subscriptionAt(db, live.id);
  const isPastDue = live.status === "past_due";
  const values = {
    planId: price.planId,
    priceId: price.id,
    status: live.status as SubscriptionStatus,
    locations: item.quantity ?? 1,
    trialStart: dateOf(live.trial_start),
    trialEnd: dateOf(live.trial_end),
    currentPeriodStart: dateOf(item.current_period_start),
    currentPeriodEnd: dateOf(item.current_period_end),
    cancelAt: dateOf(live.cancel_at),
    pastDueSince: isPastDue ? (known?.pastDueSince ?? now()) : null,
    endedAt: null,
  };
  const effects = { broadcast: subscriptionStreams };
  if (known) await changeRow(context, "subscriptions", known, values, effects);
  const subscriptionId =
    known?.id ?? (await insertSubscription(context, { ...values, employerId, gatewayId: live.id }));
  const period = String(item.current_period_start);
  if (isPastDue && known?.status !== "past_due")
    return { subscriptionId, notice: "payment_failed", occasion: period };
  const isNew = known?.planId !== price.planId;
  return isNew ? { subscriptionId, notice: "began", occasion: `${price.planId}:${period}` } : undefined;
}

const subscriptionAt = (db: WriteContext["db"], gatewayId: string) =>
  db
    .selectFrom("subscriptions")
    .selectAll()
    .where("gatewayId", "=", gatewayId)
    .forUpdate()
    .executeTakeFirst();

async function storeEnded(context: WriteContext, ended: Stripe.Subscription): Promise<void> {
  const known = await subscriptionAt(context.db, ended.id);
  if (known && !known.endedAt) await endSubscription(context, known, dateOf(ended.ended_at) ?? context.now());
}
