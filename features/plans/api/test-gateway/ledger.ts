/** What a request to the test gateway may see and change, and what its handlers share. */
import { z } from "zod";
import { type Books, type Coupon, type GatewayPrice, type Order, type SubscriptionRecord } from "./books.ts";

export const sessionSeconds = 24 * 3600;

/** What a request may see: the customer's books where it names one, and the prices and codes of all. */
export interface Ledger {
  books: Books | null;
  prices: GatewayPrice[];
  coupons: (Coupon & { code: string })[];
  /** Where the gateway's own pages are. */
  origin: string;
  /** Unix seconds. */
  at: number;
}

export type Body = Record<string, unknown>;
export type Handler = (ledger: Ledger, id: string, body: Body) => unknown;

/** A refusal in Stripe's form. */
export class GatewayRefusal extends Error {
  override name = "GatewayRefusal";
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const orderItem = z.object({ price: z.string(), quantity: z.coerce.number().int().min(1).default(1) });
export const items = z.object({ items: z.array(orderItem).length(1) });
export const seconds = z.coerce.number().int();
export const metadata = z.record(z.string(), z.string()).default({});
export const isTrue = z.enum(["true", "false"]).transform((word) => word === "true");
export const discounts = z
  .union([z.literal(""), z.array(z.object({ promotion_code: z.string() })).max(1)])
  .optional()
  .transform((given) => given || []);

export const missing = (id: string) => new GatewayRefusal(404, "resource_missing", `No such object: '${id}'`);

export function booksOf({ books }: Ledger): Books {
  if (!books) throw missing("customer");
  return books;
}

export function liveSubscription({ subscriptions }: Books, id: string): SubscriptionRecord {
  const found = subscriptions.find((one) => one.id === id && one.status !== "canceled");
  if (!found) throw missing(id);
  return found;
}

export function scheduled({ subscriptions }: Books, id: string): SubscriptionRecord {
  const found = subscriptions.find(({ schedule }) => schedule?.id === id);
  if (!found) throw missing(id);
  return found;
}

export function invoiceOf({ invoices }: Books, id: string) {
  const found = invoices.find((one) => one.id === id);
  if (!found) throw missing(id);
  return found;
}

export function orderFrom({ prices }: Ledger, [item]: z.output<typeof orderItem>[]): Order {
  const price = prices.find(({ id }) => id === item?.price);
  if (!item || !price) throw missing(item?.price ?? "price");
  return { price, quantity: item.quantity };
}

export function couponFrom({ coupons }: Ledger, [discount]: { promotion_code: string }[]): Coupon | null {
  if (!discount) return null;
  const coupon = coupons.find(({ id }) => id === discount.promotion_code);
  if (!coupon) throw missing(discount.promotion_code);
  return coupon;
}

/** A moment that was shown before; one in the future, or long ago, counts as now. */
export function momentOf({ at }: Ledger, shown: number | undefined): number {
  return shown !== undefined && shown <= at && shown > at - sessionSeconds ? shown : at;
}
