/** Invoices of the test gateway: what they come to, and what the bank says to them. Pure but for the given books. */
import { amountCents, prorate, type Period } from "../../proration.ts";
import {
  addEvent,
  type Books,
  type Coupon,
  daySeconds,
  type InvoiceLine,
  type InvoiceRecord,
  nextId,
  type Order,
  type SubscriptionRecord,
} from "./books.ts";

/** Days after the first refusal on which the card is tried again; after the last the subscription is unpaid. */
const retryDays = [1, 3, 5, 7];

export interface Amounts {
  lines: Omit<InvoiceLine, "id">[];
  discount: number;
  total: number;
}

export const grossOf = ({ price, quantity }: Order): number =>
  amountCents({ priceCents: price.unit_amount, locations: quantity });

/** An amount with a discount taken off, to the cent, half a cent up; never below zero. */
export function netOf(cents: number, coupon: Coupon | null): number {
  if (!coupon) return cents;
  const off =
    coupon.percent_off === null
      ? (coupon.amount_off ?? 0)
      : Math.floor((cents * coupon.percent_off + 50) / 100);
  return cents - Math.min(Math.max(off, 0), cents);
}

/** The coupon that still holds for what begins at a moment; one for once holds for the first invoice only. */
export function couponAt({ coupon, latest_invoice: earlier }: SubscriptionRecord, at: number): Coupon | null {
  if (!coupon || (coupon.end !== null && coupon.end <= at)) return null;
  return coupon.coupon.duration === "once" && earlier !== null ? null : coupon.coupon;
}

export function wholePeriod(order: Order, coupon: Coupon | null, period: InvoiceLine["period"]): Amounts {
  const gross = grossOf(order);
  const net = netOf(gross, coupon);
  return { lines: [lineOf(order, gross, period)], discount: gross - net, total: net };
}

/** What a change in a period costs: what is not used is given back, and the rest of the period is charged. */
export function proratedChange(
  subscription: SubscriptionRecord,
  order: Order,
  next: { period: InvoiceLine["period"]; isNew: boolean },
  at: number,
): Amounts {
  const coupon = couponAt(subscription, at);
  const credit = prorate(subscription.period_amount, asPeriod(subscription.period), new Date(at * 1000));
  const unused = { start: at, end: subscription.period.end };
  const back = lineOf(subscription.order, -credit, unused, "Unused time on");
  if (next.isNew) {
    const whole = wholePeriod(order, coupon, next.period);
    return { ...whole, lines: [back, ...whole.lines], total: whole.total - credit };
  }
  const part = (cents: number) => prorate(cents, asPeriod(next.period), new Date(at * 1000));
  const gross = part(grossOf(order));
  const net = part(netOf(grossOf(order), coupon));
  const lines = [back, lineOf(order, gross, { start: at, end: next.period.end }, "Remaining time on")];
  return { lines, discount: gross - net, total: net - credit };
}

const asPeriod = ({ start, end }: InvoiceLine["period"]): Period => ({
  start: new Date(start * 1000),
  end: new Date(end * 1000),
});

function lineOf({ price, quantity }: Order, amount: number, period: InvoiceLine["period"], words?: string) {
  const name = price.nickname ?? price.id;
  return {
    description: words ? `${words} ${name}` : name,
    amount,
    quantity,
    period,
    metadata: price.metadata,
  };
}

export function issueInvoice(
  books: Books,
  subscription: SubscriptionRecord,
  { lines, discount, total }: Amounts,
  reason: InvoiceRecord["billing_reason"],
  at: number,
): InvoiceRecord {
  const invoice: InvoiceRecord = {
    id: nextId(books, "in"),
    number: `TEST-${String(books.invoices.length + 1).padStart(4, "0")}`,
    subscription: subscription.id,
    billing_reason: reason,
    status: "open",
    created: at,
    currency: subscription.order.price.currency,
    lines: lines.map((line) => ({ ...line, id: nextId(books, "il") })),
    ...{ discount, total, refunded: 0, paid_at: null, attempt_count: 0 },
    ...{ next_payment_attempt: null, refusal: null },
  };
  books.invoices.push(invoice);
  subscription.latest_invoice = invoice.id;
  addEvent(books, "invoice.finalized", at);
  return invoice;
}

/** Charges the card; `isConfirmed` is the owner's yes to the bank that asks. Answers whether it was paid. */
export function chargeInvoice(
  books: Books,
  invoice: InvoiceRecord,
  at: number,
  isConfirmed = false,
): boolean {
  if (invoice.status !== "open") return invoice.status === "paid";
  invoice.attempt_count += 1;
  invoice.refusal = invoice.total > 0 ? refusalOf(books, isConfirmed) : null;
  if (invoice.refusal) {
    addEvent(books, "invoice.payment_failed", at);
    return false;
  }
  Object.assign(invoice, { status: "paid", paid_at: at, next_payment_attempt: null });
  addEvent(books, "invoice.paid", at);
  return true;
}

export function refusalOf({ card }: Books, isConfirmed: boolean): InvoiceRecord["refusal"] {
  if (!card || card.behavior === "declines") return "declined";
  return card.behavior === "asks" && !isConfirmed ? "authentication_required" : null;
}

/** When the card is tried again; null after the last try. */
export function nextAttempt({ created }: InvoiceRecord, at: number): number | null {
  const later = retryDays.map((days) => created + days * daySeconds).find((time) => time > at);
  return later ?? null;
}

export function voidInvoice(books: Books, invoice: InvoiceRecord, at: number): void {
  if (invoice.status !== "open") return;
  Object.assign(invoice, { status: "void", next_payment_attempt: null });
  addEvent(books, "invoice.voided", at);
  for (const subscription of books.subscriptions)
    if (subscription.pending_update?.invoice === invoice.id) {
      subscription.pending_update = null;
      addEvent(books, "customer.subscription.pending_update_expired", at);
    }
}
