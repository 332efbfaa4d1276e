/**
 * Everything that can happen to a customer of the test gateway: pure, so that a year passes in a moment and money can be
 * checked against an oracle.
 */
import { endOfPeriod, periodAt } from "../../billing-period.ts";
import {
  amountCents,
  type ChangePreview,
  previewChange,
  previewNewPeriod,
  prorate,
} from "../../proration.ts";
import type { Discount, GatewayPrice, InvoiceLine } from "./gateway-price.ts";
import {
  bill,
  charge,
  type Charged,
  periodLine,
  reduced,
  retry,
  settle,
  type TestCard,
  type TestCustomer,
  type TestSubscription,
  voidOpen,
  withSubscription,
} from "./test-books.ts";

/** The bank tries a declined card again for so long; then the subscription ends. */
export const retryDays = 30;
const dayMs = 86_400_000;

interface Terms {
  price: GatewayPrice;
  locations: number;
  discount: Discount | null;
}

/**
 * Begins a subscription. A declined card leaves the books as they were; `isApproved` is the owner's yes to the bank.
 */
export function subscribe(
  customer: TestCustomer,
  terms: Terms & { employerId: string; trialPeriodDays: number },
  at: Date,
  isApproved = false,
): { customer: TestCustomer; result: Charged } {
  const { price, locations, discount, employerId, trialPeriodDays } = terms;
  const id = `${customer.id}_s${customer.invoices.length + 1}_${secondOf(at)}`;
  const trial =
    trialPeriodDays > 0 ? { start: at, end: new Date(at.getTime() + trialPeriodDays * dayMs) } : null;
  const period = trial ?? { start: at, end: endOfPeriod(at, price) };
  const subscription: TestSubscription = {
    ...{ id, employerId, price, locations, discount, period, trial },
    status: trial ? "trialing" : "active",
    anchor: trial?.end ?? at,
    cancelAt: null,
    endedAt: null,
    pastDueSince: null,
    scheduled: null,
  };
  if (trial) return { customer: { ...customer, subscription }, result: "paid" };
  const begun = { ...customer, subscription };
  return settle(customer, bill(begun, [periodLine(subscription)], at), isApproved);
}

export function previewOf(
  subscription: TestSubscription,
  { price, locations, discount }: Terms,
  at: Date,
): ChangePreview {
  const to = { priceCents: price.priceCents, locations };
  if (subscription.trial && subscription.status === "trialing") {
    const chargeCents = reduced(amountCents(to), discount).totalCents;
    return { creditCents: 0, chargeCents, dueCents: chargeCents };
  }
  const from = { priceCents: subscription.price.priceCents, locations: subscription.locations };
  const preview = isSamePeriod(subscription.price, price)
    ? previewChange(from, to, subscription.period, at)
    : previewNewPeriod(from, to, subscription.period, at);
  const { discountCents } = reduced(preview.chargeCents, discount ?? subscription.discount);
  return {
    ...preview,
    chargeCents: preview.chargeCents - discountCents,
    dueCents: preview.dueCents - discountCents,
  };
}

/** Changes plan, period or locations at once; what is due is charged, or given back where it is below zero. */
export function changeNow(
  customer: TestCustomer,
  terms: Terms & { key: string },
  at: Date,
  isApproved = false,
): { customer: TestCustomer; result: Charged } {
  const { subscription } = customer;
  if (!subscription || customer.answered.includes(terms.key)) return { customer, result: "paid" };
  const { price, locations } = terms;
  const preview = previewOf(subscription, terms, at);
  const isTrial = subscription.status === "trialing";
  const keepsPeriod = !isTrial && isSamePeriod(subscription.price, price);
  const period = keepsPeriod ? subscription.period : { start: at, end: endOfPeriod(at, price) };
  const rest = { start: at, end: subscription.period.end };
  const changed: TestSubscription = {
    ...subscription,
    ...{ price, locations, period },
    status: "active",
    discount: terms.discount ?? subscription.discount,
    anchor: keepsPeriod ? subscription.anchor : at,
    trial: isTrial && subscription.trial ? { ...subscription.trial, end: at } : subscription.trial,
    cancelAt: null,
    scheduled: null,
  };
  const lines: InvoiceLine[] = [
    ...(isTrial
      ? []
      : [
          {
            kind: "credit" as const,
            priceId: subscription.price.id,
            locations: subscription.locations,
            period: rest,
            amountCents: -preview.creditCents,
          },
        ]),
    {
      kind: keepsPeriod ? "charge" : "period",
      priceId: price.id,
      locations,
      period: keepsPeriod ? rest : period,
      amountCents: keepsPeriod
        ? prorate(amountCents({ ...price, locations }), subscription.period, at)
        : amountCents({ ...price, locations }),
    },
  ];
  const answered = [...customer.answered, terms.key];
  return settle(customer, bill({ ...customer, subscription: changed, answered }, lines, at), isApproved);
}

export const changeAtPeriodEnd = (
  customer: TestCustomer,
  { price, locations }: Omit<Terms, "discount">,
): TestCustomer =>
  withSubscription(customer, ({ period }) => ({
    scheduled: { price, locations, at: period.end },
    cancelAt: null,
  }));

export const keepCurrentPlan = (customer: TestCustomer): TestCustomer =>
  withSubscription(customer, () => ({ scheduled: null }));

export const cancelAtPeriodEnd = (customer: TestCustomer): TestCustomer =>
  withSubscription(customer, ({ period }) => ({ cancelAt: period.end, scheduled: null }));

export const resume = (customer: TestCustomer): TestCustomer =>
  withSubscription(customer, () => ({ cancelAt: null }));

/** A new card; what was unpaid is tried with it at once. */
export function replaceCard(customer: TestCustomer, card: TestCard, at: Date): TestCustomer {
  const renewed = { ...customer, card };
  return customer.subscription?.pastDueSince ? retry(renewed, at) : renewed;
}

/** Everything that is due by then happens, in its order: ends of trials, renewals, changes, retries, ends. */
export function advance(customer: TestCustomer, to: Date): TestCustomer {
  let books = customer;
  for (;;) {
    const { subscription } = books;
    if (!subscription || subscription.endedAt) return books;
    const due = dueMoment(subscription);
    if (due > to) return books;
    books = happen(books, due);
  }
}

const dueMoment = ({ period, pastDueSince }: TestSubscription): Date =>
  pastDueSince
    ? new Date(Math.min(period.end.getTime(), pastDueSince.getTime() + retryDays * dayMs))
    : period.end;

function happen(books: TestCustomer, at: Date): TestCustomer {
  const subscription = books.subscription!;
  const isOver = subscription.cancelAt !== null && subscription.cancelAt <= at;
  // Nobody is charged who gave no card: a trial without one ends.
  const hasNoCard = subscription.status === "trialing" && !books.card;
  if (isOver || hasNoCard || subscription.pastDueSince)
    return voidOpen({
      ...books,
      subscription: { ...subscription, status: "canceled", endedAt: at, scheduled: null },
    });
  const { price, locations } = subscription.scheduled ?? subscription;
  const isSame = isSamePeriod(subscription.price, price);
  const anchor = isSame ? subscription.anchor : at;
  const renewed: TestSubscription = {
    ...subscription,
    ...{ price, locations, anchor },
    status: "active",
    period: periodAt(anchor, price, at),
    discount: subscription.discount?.duration === "once" ? null : subscription.discount,
    scheduled: null,
  };
  const billed = bill({ ...books, subscription: renewed }, [periodLine(renewed)], at);
  return charge(billed, at);
}

const isSamePeriod = (one: GatewayPrice, other: GatewayPrice) =>
  one.interval === other.interval && one.intervalCount === other.intervalCount;

const secondOf = (at: Date) => Math.floor(at.getTime() / 1000);
