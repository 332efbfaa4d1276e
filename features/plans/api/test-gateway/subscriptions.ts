/**
 * What happens to the subscriptions of a customer of the test gateway: pure but for the given books, so that a year
 * passes in a moment and money can be checked against an oracle.
 */
import { endOfPeriod, periodAt, type Recurrence } from "../../billing-period.ts";
import {
  addEvent,
  type Books,
  type Coupon,
  daySeconds,
  isLive,
  nextId,
  type Order,
  type SubscriptionRecord,
} from "./books.ts";
import {
  type Amounts,
  chargeInvoice,
  couponAt,
  grossOf,
  issueInvoice,
  netOf,
  nextAttempt,
  proratedChange,
  voidInvoice,
  wholePeriod,
} from "./invoices.ts";

/** A change that waits for its payment is given up after this. */
const pendingUpdateSeconds = 23 * 3600;

interface Terms {
  order: Order;
  coupon: Coupon | null;
  trialEnd: number | null;
  metadata: Record<string, string>;
}

/** Begins a subscription whose first invoice the card pays; the caller has asked the bank before. */
export function subscribe(books: Books, terms: Terms, at: number): SubscriptionRecord {
  const { order, coupon, trialEnd, metadata } = terms;
  const inTrial = trialEnd !== null && trialEnd > at;
  const period = { start: at, end: inTrial ? trialEnd : endAfter(order, at) };
  const subscription: SubscriptionRecord = {
    id: nextId(books, "sub"),
    status: inTrial ? "trialing" : "active",
    ...{ metadata, created: at, item: nextId(books, "si"), order, anchor: inTrial ? trialEnd : at, period },
    period_amount: inTrial ? 0 : netOf(grossOf(order), coupon),
    coupon: coupon && { coupon, end: couponEnd(coupon, at) },
    trial_start: inTrial ? at : null,
    trial_end: inTrial ? trialEnd : null,
    ...{ cancel_at_period_end: false, canceled_at: null, ended_at: null, comment: null },
    ...{ schedule: null, latest_invoice: null, pending_update: null },
  };
  books.subscriptions.push(subscription);
  addEvent(books, "customer.subscription.created", at);
  if (!inTrial)
    chargeInvoice(
      books,
      issueInvoice(books, subscription, wholePeriod(order, coupon, period), "subscription_create", at),
      at,
      true,
    );
  return subscription;
}

/** What a change costs at a moment; in a trial nothing. */
export function previewUpdate(subscription: SubscriptionRecord, order: Order, at: number): Amounts {
  if (subscription.status === "trialing" || isSameOrder(subscription.order, order))
    return { lines: [], discount: 0, total: 0 };
  return proratedChange(subscription, order, periodAfter(subscription, order, at), at);
}

/** Changes at once and charges the difference; while that is unpaid the change waits. */
export function updateNow(books: Books, subscription: SubscriptionRecord, order: Order, at: number): void {
  if (isSameOrder(subscription.order, order)) return;
  if (subscription.status === "trialing") return applyOrder(books, subscription, order, at);
  // Of two changes that wait for their payment, only the later can be paid.
  voidPendingUpdate(books, subscription, at);
  const amounts = previewUpdate(subscription, order, at);
  const invoice = issueInvoice(books, subscription, amounts, "subscription_update", at);
  if (chargeInvoice(books, invoice, at)) return applyOrder(books, subscription, order, at);
  const expires = at + pendingUpdateSeconds;
  subscription.pending_update = { order, invoice: invoice.id, expires_at: expires };
  addEvent(books, "customer.subscription.updated", at);
}

/** An invoice that waited is paid: by another card, or with the owner's yes to the bank. */
export function payInvoice(books: Books, id: string, at: number, isConfirmed: boolean): boolean {
  const invoice = books.invoices.find((one) => one.id === id);
  if (!invoice || !chargeInvoice(books, invoice, at, isConfirmed)) return false;
  const subscription = books.subscriptions.find((one) => one.id === invoice.subscription)!;
  if (subscription.pending_update?.invoice === id) {
    const { order } = subscription.pending_update;
    subscription.pending_update = null;
    applyOrder(books, subscription, order, invoice.created);
  } else if (subscription.status === "past_due" || subscription.status === "unpaid") {
    subscription.status = "active";
    addEvent(books, "customer.subscription.updated", at);
  }
  return true;
}

function applyOrder(books: Books, subscription: SubscriptionRecord, order: Order, at: number): void {
  if (subscription.status !== "trialing") {
    const { period, isNew } = periodAfter(subscription, order, at);
    subscription.period_amount = netOf(grossOf(order), couponAt(subscription, at));
    subscription.period = period;
    if (isNew) subscription.anchor = at;
  }
  subscription.order = order;
  addEvent(books, "customer.subscription.updated", at);
}

/** A change to another interval starts a new period. */
function periodAfter({ order: { price }, period }: SubscriptionRecord, order: Order, at: number) {
  const [from, to] = [price.recurring, order.price.recurring];
  const isNew = from.interval !== to.interval || from.interval_count !== to.interval_count;
  return { period: isNew ? { start: at, end: endAfter(order, at) } : period, isNew };
}

export function setCancelAtPeriodEnd(
  books: Books,
  subscription: SubscriptionRecord,
  is: boolean,
  at: number,
): void {
  subscription.cancel_at_period_end = is;
  subscription.canceled_at = is ? at : null;
  addEvent(books, "customer.subscription.updated", at);
}

/** Of a running trial; its period ends with it, and is counted from then. */
export function extendTrial(books: Books, subscription: SubscriptionRecord, end: number, at: number): void {
  subscription.trial_end = end;
  subscription.anchor = end;
  subscription.period = { ...subscription.period, end };
  addEvent(books, "customer.subscription.updated", at);
}

export function endSubscription(books: Books, subscription: SubscriptionRecord, at: number): void {
  for (const invoice of books.invoices)
    if (invoice.subscription === subscription.id) voidInvoice(books, invoice, at);
  Object.assign(subscription, { status: "canceled", ended_at: at, schedule: null, pending_update: null });
  addEvent(books, "customer.subscription.deleted", at);
}

/** Everything that is due until a moment happens, in its order and at its own time. */
export function advance(books: Books, until: number): void {
  for (;;) {
    const due = books.subscriptions
      .filter(isLive)
      .map((subscription) => ({ subscription, at: nextDue(books, subscription) }))
      .toSorted((a, b) => a.at - b.at)[0];
    if (!due || due.at > until) return;
    happen(books, due.subscription, due.at);
  }
}

/** When something happens next by itself; Infinity for never. */
export const nextDueAt = (books: Books): number =>
  Math.min(Infinity, ...books.subscriptions.filter(isLive).map((one) => nextDue(books, one)));

function nextDue(books: Books, subscription: SubscriptionRecord): number {
  const tries = openInvoices(books, subscription).map(({ next_payment_attempt: at }) => at ?? Infinity);
  return Math.min(subscription.period.end, subscription.pending_update?.expires_at ?? Infinity, ...tries);
}

function happen(books: Books, subscription: SubscriptionRecord, at: number): void {
  const { pending_update: pending } = subscription;
  if (pending && pending.expires_at <= at) return voidPendingUpdate(books, subscription, at);
  const waiting = openInvoices(books, subscription).find(
    (one) => (one.next_payment_attempt ?? Infinity) <= at,
  );
  if (waiting) {
    if (payInvoice(books, waiting.id, at, false)) return;
    waiting.next_payment_attempt = nextAttempt(waiting, at);
    if (waiting.next_payment_attempt === null) subscription.status = "unpaid";
    return addEvent(books, "customer.subscription.updated", at);
  }
  renew(books, subscription, at);
}

function voidPendingUpdate(books: Books, { pending_update: pending }: SubscriptionRecord, at: number): void {
  const waiting = books.invoices.find(({ id }) => id === pending?.invoice);
  if (waiting) voidInvoice(books, waiting, at);
}

function renew(books: Books, subscription: SubscriptionRecord, at: number): void {
  const { status, schedule, cancel_at_period_end: isEnding } = subscription;
  voidPendingUpdate(books, subscription, at);
  const hasNoCard = status === "trialing" && !books.card;
  const owes = status === "past_due" || status === "unpaid";
  if (isEnding || hasNoCard || owes) return endSubscription(books, subscription, at);
  if (schedule) {
    const isOtherInterval =
      schedule.order.price.recurring.interval !== subscription.order.price.recurring.interval;
    Object.assign(subscription, { order: schedule.order, schedule: null });
    if (isOtherInterval) subscription.anchor = at;
  }
  const { order, anchor } = subscription;
  const coupon = couponAt(subscription, at);
  subscription.period = periodFrom(anchor, order, at);
  subscription.period_amount = netOf(grossOf(order), coupon);
  subscription.status = "active";
  const amounts = wholePeriod(order, coupon, subscription.period);
  const invoice = issueInvoice(books, subscription, amounts, "subscription_cycle", at);
  if (!chargeInvoice(books, invoice, at)) {
    subscription.status = "past_due";
    invoice.next_payment_attempt = nextAttempt(invoice, at);
  }
  addEvent(books, "customer.subscription.updated", at);
}

const openInvoices = ({ invoices }: Books, { id }: SubscriptionRecord) =>
  invoices.filter(({ subscription, status }) => subscription === id && status === "open");

export const isSameOrder = (a: Order, b: Order) => a.price.id === b.price.id && a.quantity === b.quantity;

const recurrenceOf = ({ price: { recurring } }: Order): Recurrence => ({
  interval: recurring.interval,
  intervalCount: recurring.interval_count,
});

const endAfter = (order: Order, at: number) =>
  secondsOf(endOfPeriod(new Date(at * 1000), recurrenceOf(order)));

function periodFrom(anchor: number, order: Order, at: number) {
  const { start, end } = periodAt(new Date(anchor * 1000), recurrenceOf(order), new Date(at * 1000));
  return { start: secondsOf(start), end: secondsOf(end) };
}

const secondsOf = (date: Date) => date.getTime() / 1000;

function couponEnd({ duration, duration_in_months: months }: Coupon, at: number): number | null {
  if (duration !== "repeating") return null;
  return months === null
    ? at + 30 * daySeconds
    : secondsOf(endOfPeriod(new Date(at * 1000), { interval: "month", intervalCount: months }));
}
