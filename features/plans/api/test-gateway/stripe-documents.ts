/** The books as the documents of Stripe's API: of each object the fields that we read. */
import type {
  Books,
  CheckoutSession,
  GatewayPrice,
  InvoiceRecord,
  Order,
  SubscriptionRecord,
} from "./books.ts";
import type { Amounts } from "./invoices.ts";

export const listOf = <T>(data: T[]) => ({ object: "list", data, has_more: false, url: "" });

export const customerDocument = ({ customer, card }: Books) => ({
  ...customer,
  object: "customer",
  livemode: false,
  invoice_settings: { default_payment_method: card && cardDocument(card) },
});

const cardDocument = ({ id, brand, last4 }: NonNullable<Books["card"]>) => ({
  ...{ id, object: "payment_method", type: "card" },
  card: { brand, last4, exp_month: 12, exp_year: 2099 },
});

export function subscriptionDocument({ customer }: Books, subscription: SubscriptionRecord) {
  const { order, period, schedule, pending_update: pending, coupon, comment, item, ...rest } = subscription;
  const { period_amount: _, anchor, ...fields } = rest;
  return {
    ...fields,
    ...{ object: "subscription", livemode: false, customer: customer.id, currency: order.price.currency },
    billing_cycle_anchor: anchor,
    start_date: fields.created,
    cancel_at: fields.cancel_at_period_end ? period.end : null,
    cancellation_details: {
      comment,
      feedback: null,
      reason: comment === null ? null : "cancellation_requested",
    },
    discounts: coupon ? [coupon.coupon.id] : [],
    items: listOf([
      {
        ...{ id: item, object: "subscription_item", subscription: fields.id },
        ...{ price: order.price, quantity: order.quantity },
        current_period_start: period.start,
        current_period_end: period.end,
      },
    ]),
    schedule: schedule && scheduleDocument(subscription),
    pending_update: pending && {
      expires_at: pending.expires_at,
      subscription_items: [{ price: pending.order.price, quantity: pending.order.quantity }],
    },
  };
}

export function scheduleDocument({ id, schedule, order, period }: SubscriptionRecord) {
  const phase = ({ price, quantity }: Order) => ({ items: [{ price, quantity }], metadata: {} });
  return {
    ...{ id: schedule!.id, object: "subscription_schedule", status: "active", subscription: id },
    current_phase: { start_date: period.start, end_date: period.end },
    phases: [
      { ...phase(order), start_date: period.start, end_date: period.end },
      { ...phase(schedule!.order), start_date: period.end, end_date: null },
    ],
  };
}

export function invoiceDocument({ customer }: Books, invoice: InvoiceRecord, origin: string) {
  const { lines, discount, total, refunded, paid_at: paidAt, refusal: _, subscription, ...fields } = invoice;
  const isPaid = fields.status === "paid";
  return {
    ...fields,
    ...{ object: "invoice", livemode: false, customer: customer.id },
    parent: { type: "subscription_details", subscription_details: { subscription } },
    ...amountsOf({ lines, discount, total }),
    amount_paid: isPaid ? total : 0,
    amount_remaining: isPaid ? 0 : total,
    post_payment_credit_notes_amount: refunded,
    status_transitions: { paid_at: paidAt, finalized_at: fields.created },
    hosted_invoice_url: `${origin}/payments/test/invoices/${fields.id}`,
    payments: listOf([{ status: isPaid ? "paid" : "open", payment: paymentOf(invoice) }]),
  };
}

function paymentOf({ id, status, refusal }: InvoiceRecord) {
  const lastError = { code: "card_declined", message: "Your card was declined." };
  return {
    type: "payment_intent",
    payment_intent: {
      ...{ id: `pi_${id}`, object: "payment_intent" },
      status:
        status === "paid"
          ? "succeeded"
          : refusal === "authentication_required"
            ? "requires_action"
            : "requires_payment_method",
      last_payment_error: refusal === "declined" ? lastError : null,
    },
  };
}

export const previewDocument = (amounts: Amounts) => ({ object: "invoice", ...amountsOf(amounts) });

function amountsOf({ lines, discount, total }: Amounts) {
  return {
    lines: listOf(lines.map((line) => ({ object: "line_item", currency: "usd", ...line }))),
    subtotal: lines.reduce((sum, { amount }) => sum + amount, 0),
    total_discount_amounts: discount > 0 ? [{ amount: discount, discount: "" }] : [],
    total_taxes: [],
    total,
    amount_due: Math.max(total, 0),
  };
}

export const sessionDocument = (
  { customer }: Books,
  { id, status, metadata }: CheckoutSession,
  origin: string,
) => ({
  ...{ id, object: "checkout.session", mode: "subscription", livemode: false, customer: customer.id },
  ...{ status, metadata, url: status === "open" ? `${origin}/payments/test/checkout/${id}` : null },
});

export const priceDocument = (price: GatewayPrice) => ({ ...price, active: true, livemode: false });
