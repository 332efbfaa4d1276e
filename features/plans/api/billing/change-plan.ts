/**
 * Changes what a program pays for, at the gateway. Every call that could charge carries a key made of the state that its
 * caller saw: a second press, a second tab and a repeated request find the state changed, or the key used.
 */
import type { Stripe } from "stripe";
import { ApiError, conflict } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import type { ChangePreview } from "../../proration.ts";

/** The gateway's subscription with the one item that it has. */
export interface RunningSubscription {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
}

export interface GatewayOrder {
  /** The gateway's id of the price. */
  price: string;
  quantity: number;
}

/** What a change at once costs at a moment (Unix seconds), to the cent. */
export async function previewGatewayChange(
  stripe: Stripe,
  { subscription, item }: RunningSubscription,
  order: GatewayOrder,
  prorationDate: number,
): Promise<ChangePreview> {
  const preview = await stripe.invoices.createPreview({
    customer: idOf(subscription.customer),
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, ...order }],
      proration_behavior: "always_invoice",
      proration_date: prorationDate,
    },
  });
  const amounts = preview.lines.data.map(({ amount }) => amount);
  const creditCents = amounts.filter((cents) => cents < 0).reduce((sum, cents) => sum - cents, 0);
  return { creditCents, chargeCents: preview.total + creditCents, dueCents: preview.total };
}

type ChangeResult = { result: "changed" } | { result: "needs_authentication"; url: string };

/** Changes at once and charges what was shown; a card that is declined changes nothing and is `402` in the bank's words. */
export async function changeNow(
  stripe: Stripe,
  running: RunningSubscription,
  order: GatewayOrder,
  shown: { dueCents: number; prorationDate: number },
): Promise<ChangeResult> {
  const { subscription, item } = running;
  const { dueCents } = await previewGatewayChange(stripe, running, order, shown.prorationDate);
  if (dueCents !== shown.dueCents) throw amountChanged();
  if (subscription.schedule) await stripe.subscriptionSchedules.release(idOf(subscription.schedule));
  const updated = await stripe.subscriptions
    .update(
      subscription.id,
      {
        items: [{ id: item.id, ...order }],
        proration_behavior: "always_invoice",
        proration_date: shown.prorationDate,
        payment_behavior: "pending_if_incomplete",
      },
      { idempotencyKey: keyOf(running, "change") },
    )
    .catch((error: unknown) => {
      // Another tab changes it to something else at this moment.
      throw isIdempotencyError(error) ? amountChanged() : error;
    });
  if (!updated.pending_update || !updated.latest_invoice) return { result: "changed" };
  return refusedPayment(stripe, idOf(updated.latest_invoice));
}

const amountChanged = () =>
  conflict(/*i18n*/ "The amount has changed meanwhile. Please look at it again.", { code: "amount_changed" });

const isIdempotencyError = (error: unknown) =>
  error instanceof Error && "rawType" in error && error.rawType === "idempotency_error";

async function refusedPayment(stripe: Stripe, invoiceId: string): Promise<ChangeResult> {
  const invoice = await stripe.invoices.retrieve(invoiceId, {
    expand: ["payments.data.payment.payment_intent"],
  });
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  if (typeof intent === "object" && intent.status === "requires_action" && invoice.hosted_invoice_url)
    return { result: "needs_authentication", url: invoice.hosted_invoice_url };
  // The change waits for this invoice: without it, nothing was asked for.
  await stripe.invoices.voidInvoice(invoiceId);
  const words = typeof intent === "object" ? intent.last_payment_error?.message : undefined;
  throw new ApiError(402, [
    {
      status: "402",
      code: "card_declined",
      title: "Payment refused",
      detail: words ?? /*i18n*/ "Your card was declined.",
    },
  ]);
}

/** Changes at the end of the period, on the gateway's schedule. */
export async function changeAtPeriodEnd(
  stripe: Stripe,
  running: RunningSubscription,
  order: GatewayOrder,
): Promise<void> {
  const { subscription, item } = running;
  if (subscription.cancel_at_period_end)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  const schedule = subscription.schedule
    ? idOf(subscription.schedule)
    : (
        await stripe.subscriptionSchedules.create(
          { from_subscription: subscription.id },
          { idempotencyKey: keyOf(running, "schedule") },
        )
      ).id;
  await stripe.subscriptionSchedules.update(schedule, {
    end_behavior: "release",
    proration_behavior: "none",
    phases: [
      {
        items: [{ price: item.price.id, quantity: item.quantity ?? 1 }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
      },
      { items: [order], start_date: item.current_period_end },
    ],
  });
}

/** Ends with the period; what waited for that end does not happen. */
export async function cancelAtPeriodEnd(
  stripe: Stripe,
  { subscription }: RunningSubscription,
  reason: string | null,
): Promise<void> {
  if (subscription.schedule) await stripe.subscriptionSchedules.release(idOf(subscription.schedule));
  await stripe.subscriptions.update(subscription.id, {
    cancel_at_period_end: true,
    ...(reason ? { cancellation_details: { comment: reason } } : {}),
  });
}

/** Goes on as before: neither ends nor becomes smaller. */
export async function resumePlan(stripe: Stripe, { subscription }: RunningSubscription): Promise<void> {
  if (subscription.schedule) await stripe.subscriptionSchedules.release(idOf(subscription.schedule));
  if (subscription.cancel_at_period_end)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
}

/** The subscription of a row, as the gateway has it now. */
export async function runningSubscription(
  stripe: Stripe,
  customer: string,
  { gatewayId }: Pick<Row<"subscriptions">, "gatewayId">,
): Promise<RunningSubscription | null> {
  const list = await stripe.subscriptions.list({
    customer,
    status: "all",
    limit: 100,
    expand: ["data.schedule"],
  });
  const subscription = list.data.find(({ id, status }) => id === gatewayId && status !== "canceled");
  const item = subscription?.items.data[0];
  return subscription && item ? { subscription, item } : null;
}

const keyOf = ({ subscription, item }: RunningSubscription, act: string) =>
  [act, subscription.id, item.price.id, item.quantity, idOf(subscription.latest_invoice ?? "none")].join(":");

const idOf = (linked: string | { id: string }): string => (typeof linked === "string" ? linked : linked.id);
