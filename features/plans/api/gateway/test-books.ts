/** The books of one customer of the test gateway: the card, the subscription and the bills. Nobody is ever charged. */
import { amountCents, type Period } from "../../proration.ts";
import type { Discount, GatewayPrice, InvoiceLine } from "./gateway-price.ts";

/** What the card's bank answers when it is charged. */
export const cardBehaviors = ["pays", "declines", "asks"] as const;
export type CardBehavior = (typeof cardBehaviors)[number];

export interface TestCard {
  brand: string;
  last4: string;
  expiresOn: string;
  behavior: CardBehavior;
}

export interface TestInvoice {
  id: string;
  number: string;
  issuedAt: Date;
  status: "paid" | "open" | "void";
  currency: string;
  discountCents: number;
  totalCents: number;
  lines: InvoiceLine[];
}

export interface TestSubscription {
  id: string;
  employerId: string;
  status: "trialing" | "active" | "past_due" | "canceled";
  price: GatewayPrice;
  locations: number;
  /** From when periods are counted. */
  anchor: Date;
  period: Period;
  trial: Period | null;
  discount: Discount | null;
  cancelAt: Date | null;
  endedAt: Date | null;
  pastDueSince: Date | null;
  scheduled: { price: GatewayPrice; locations: number; at: Date } | null;
}

export interface TestCustomer {
  id: string;
  card: TestCard | null;
  subscription: TestSubscription | null;
  invoices: TestInvoice[];
  /** The answers to requests with a key, so that a repeated one is not carried out again. */
  answered: string[];
}

/** What the bank said to a charge. */
export type Charged = "paid" | "declined" | "authentication_needed";

export function bill(customer: TestCustomer, lines: InvoiceLine[], at: Date): TestCustomer {
  const subscription = customer.subscription!;
  const gross = lines.reduce((sum, { amountCents: cents }) => sum + cents, 0);
  const charged = lines.reduce((sum, { amountCents: cents }) => sum + Math.max(cents, 0), 0);
  const { discountCents } = reduced(charged, subscription.discount);
  const number = `TEST-${String(customer.invoices.length + 1).padStart(4, "0")}`;
  const invoice: TestInvoice = {
    id: `${subscription.id}_i${customer.invoices.length + 1}`,
    number,
    issuedAt: at,
    status: "open",
    currency: subscription.price.priceCurrency,
    discountCents,
    totalCents: gross - discountCents,
    lines,
  };
  return { ...customer, invoices: [...customer.invoices, invoice] };
}

/** Charges what was just billed; where the bank refuses, nothing of it happened. */
export function settle(
  before: TestCustomer,
  billed: TestCustomer,
  isApproved: boolean,
): { customer: TestCustomer; result: Charged } {
  const result = answerOfBank(billed, isApproved);
  return result === "paid" ? { customer: paid(billed), result } : { customer: before, result };
}

/** A bill of a running subscription: unpaid it stays open, and the subscription is past due. */
export function charge(billed: TestCustomer, at: Date): TestCustomer {
  if (answerOfBank(billed, false) === "paid") return paid(billed);
  return withSubscription(billed, () => ({ status: "past_due", pastDueSince: at }));
}

export function retry(customer: TestCustomer, at: Date): TestCustomer {
  const charged = charge(customer, customer.subscription!.pastDueSince ?? at);
  return charged.subscription!.status === "past_due" &&
    charged.invoices.some(({ status }) => status === "open")
    ? charged
    : paid(charged);
}

function answerOfBank({ card, invoices }: TestCustomer, isApproved: boolean): Charged {
  const open = invoices.filter(({ status }) => status === "open");
  if (open.every(({ totalCents }) => totalCents <= 0)) return "paid";
  if (!card || card.behavior === "declines") return "declined";
  return card.behavior === "asks" && !isApproved ? "authentication_needed" : "paid";
}

export const paid = (customer: TestCustomer): TestCustomer => ({
  ...withSubscription(customer, () => ({ status: "active", pastDueSince: null })),
  invoices: customer.invoices.map((invoice) =>
    invoice.status === "open" ? { ...invoice, status: "paid" } : invoice,
  ),
});

export const voidOpen = (customer: TestCustomer): TestCustomer => ({
  ...customer,
  invoices: customer.invoices.map((invoice) =>
    invoice.status === "open" ? { ...invoice, status: "void" } : invoice,
  ),
});

export const periodLine = ({ price, locations, period }: TestSubscription): InvoiceLine => ({
  ...{ kind: "period", priceId: price.id, locations, period },
  amountCents: amountCents({ ...price, locations }),
});

/** An amount with its discount taken off, to the cent, half a cent up; never below zero. */
export function reduced(
  cents: number,
  discount: Discount | null,
): { discountCents: number; totalCents: number } {
  const { percentOff = null, amountOffCents = null } = discount ?? {};
  const off = percentOff === null ? (amountOffCents ?? 0) : Math.floor((cents * percentOff + 50) / 100);
  const discountCents = Math.min(Math.max(off, 0), cents);
  return { discountCents, totalCents: cents - discountCents };
}

export const withSubscription = (
  customer: TestCustomer,
  change: (subscription: TestSubscription) => Partial<TestSubscription>,
): TestCustomer =>
  customer.subscription
    ? { ...customer, subscription: { ...customer.subscription, ...change(customer.subscription) } }
    : customer;
