/**
 * The books of one customer of the test gateway, in the words of Stripe's API: the card, the subscriptions, the invoices
 * and what the gateway has to say about them. Times are Unix seconds. Nobody is ever charged.
 */
import { dayMs } from "#platform/shared/duration.ts";
import type { PriceInterval } from "../../price.ts";

export const daySeconds = dayMs / 1000;

/** What the card's bank answers when it is charged. */
export const cardBehaviors = ["pays", "declines", "asks"] as const;
export type CardBehavior = (typeof cardBehaviors)[number];

export interface Card {
  id: string;
  brand: string;
  last4: string;
  behavior: CardBehavior;
}

export interface GatewayPrice {
  id: string;
  object: "price";
  lookup_key: string | null;
  nickname: string | null;
  currency: string;
  unit_amount: number;
  recurring: { interval: PriceInterval; interval_count: number };
  metadata: Record<string, string>;
}

export interface Coupon {
  id: string;
  percent_off: number | null;
  amount_off: number | null;
  duration: "once" | "repeating" | "forever";
  duration_in_months: number | null;
}

/** What is bought: a price for a number of locations. */
export interface Order {
  price: GatewayPrice;
  quantity: number;
}

export interface InvoiceLine {
  id: string;
  description: string;
  /** Below zero for what was paid and is not used. */
  amount: number;
  quantity: number;
  period: { start: number; end: number };
  metadata: Record<string, string>;
}

export interface InvoiceRecord {
  id: string;
  number: string;
  subscription: string;
  billing_reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  status: "open" | "paid" | "void";
  created: number;
  currency: string;
  lines: InvoiceLine[];
  discount: number;
  total: number;
  refunded: number;
  paid_at: number | null;
  attempt_count: number;
  next_payment_attempt: number | null;
  /** What the bank said to the last charge that it refused. */
  refusal: "declined" | "authentication_required" | null;
}

export interface SubscriptionRecord {
  id: string;
  status: "trialing" | "active" | "past_due" | "unpaid" | "canceled";
  metadata: Record<string, string>;
  created: number;
  item: string;
  order: Order;
  /** From when periods are counted. */
  anchor: number;
  period: { start: number; end: number };
  /** What the running period cost or would cost, discounts taken off: the measure of what is given back. */
  period_amount: number;
  coupon: { coupon: Coupon; end: number | null } | null;
  trial_start: number | null;
  trial_end: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  comment: string | null;
  schedule: { id: string; order: Order } | null;
  latest_invoice: string | null;
  /** A change that happens once its invoice is paid. */
  pending_update: { order: Order; invoice: string; expires_at: number } | null;
}

export interface CheckoutSession {
  id: string;
  status: "open" | "complete" | "expired";
  order: Order;
  coupon: Coupon | null;
  trial_end: number | null;
  needs_card: boolean;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  created: number;
  expires_at: number;
}

export interface GatewayEvent {
  id: string;
  type: string;
  created: number;
}

export interface Books {
  customer: { id: string; name: string; email: string; created: number; metadata: Record<string, string> };
  card: Card | null;
  sessions: CheckoutSession[];
  subscriptions: SubscriptionRecord[];
  invoices: InvoiceRecord[];
  /** Not delivered yet. */
  events: GatewayEvent[];
  /** The answers to requests with an idempotency key. */
  answers: { key: string; request: string; status: number; body: unknown }[];
  /** How many ids were given out. */
  count: number;
}

export const newBooks = (id: string, name: string, email: string, created: number): Books => ({
  customer: { id, name, email, created, metadata: {} },
  card: null,
  sessions: [],
  subscriptions: [],
  invoices: [],
  events: [],
  answers: [],
  count: 0,
});

export function nextId(books: Books, prefix: string): string {
  books.count += 1;
  return `${prefix}_test_${books.customer.id.slice(-16)}${String(books.count).padStart(4, "0")}`;
}

export function addEvent(books: Books, type: string, at: number): void {
  books.events.push({ id: nextId(books, "evt"), type, created: at });
}

export const isLive = ({ status }: SubscriptionRecord) => status !== "canceled";
