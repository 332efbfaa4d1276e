/**
 * The part of Stripe's API that we call, answered from the books: one table of requests. Nothing else in the product
 * knows that it is not Stripe that answers.
 */
import { z } from "zod";
import {
  type Books,
  type Coupon,
  type GatewayPrice,
  newBooks,
  nextId,
  type Order,
  type SubscriptionRecord,
} from "./books.ts";
import { voidInvoice, wholePeriod } from "./invoices.ts";
import {
  customerDocument,
  invoiceDocument,
  listOf,
  previewDocument,
  priceDocument,
  scheduleDocument,
  sessionDocument,
  subscriptionDocument,
} from "./stripe-documents.ts";
import { previewUpdate, setCancelAtPeriodEnd, updateNow } from "./subscriptions.ts";
import { addEvent } from "./books.ts";

const sessionSeconds = 24 * 3600;

/** What a request may see: the customer's books where it names one, and the prices and codes of all. */
export interface Desk {
  books: Books | null;
  prices: GatewayPrice[];
  coupons: (Coupon & { code: string })[];
  /** Where the gateway's own pages are. */
  origin: string;
  /** Unix seconds. */
  at: number;
}

type Body = Record<string, unknown>;
type Handler = (desk: Desk, id: string, body: Body) => unknown;

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

const orderItem = z.object({ price: z.string(), quantity: z.coerce.number().int().min(1).default(1) });
const items = z.object({ items: z.array(orderItem).length(1) });
const seconds = z.coerce.number().int();
const metadata = z.record(z.string(), z.string()).default({});
const isTrue = z.enum(["true", "false"]).transform((word) => word === "true");
const discounts = z
  .union([z.literal(""), z.array(z.object({ promotion_code: z.string() })).max(1)])
  .optional()
  .transform((given) => given || []);

/** Method and path, `:id` for the one part that varies. */
export const requests: Record<string, Handler> = {
  "POST /v1/customers": (desk, _id, body) => {
    const {
      name,
      email,
      metadata: notes,
    } = z.object({ name: z.string(), email: z.string(), metadata }).parse(body);
    desk.books = newBooks(
      `cus_test_${notes["employerId"]?.replaceAll("-", "").slice(-16) ?? "x"}`,
      name,
      email,
      desk.at,
    );
    desk.books.customer.metadata = notes;
    return customerDocument(desk.books);
  },
  "GET /v1/customers/:id": (desk) => customerDocument(booksOf(desk)),

  "GET /v1/prices": ({ prices }, _id, body) => {
    const { lookup_keys: keys } = z.object({ lookup_keys: z.array(z.string()) }).parse(body);
    return listOf(
      prices.filter(({ lookup_key: key }) => key !== null && keys.includes(key)).map(priceDocument),
    );
  },
  "POST /v1/prices": ({ prices }, _id, body) => {
    const given = z
      .object({
        lookup_key: z.string(),
        nickname: z.string(),
        currency: z.string(),
        unit_amount: z.coerce.number().int(),
        recurring: z.object({ interval: z.enum(["month", "year"]), interval_count: z.coerce.number().int() }),
        metadata,
      })
      .parse(body);
    const price: GatewayPrice = { id: `price_test_${given.lookup_key}`, object: "price", ...given };
    prices.push(price);
    return priceDocument(price);
  },
  "GET /v1/promotion_codes": ({ coupons }, _id, body) => {
    const { code } = z.object({ code: z.string() }).parse(body);
    const found = coupons.filter((coupon) => coupon.code.toLowerCase() === code.toLowerCase());
    return listOf(
      found.map((coupon) => ({
        id: coupon.id,
        code: coupon.code,
        active: true,
        promotion: { type: "coupon", coupon },
      })),
    );
  },

  "POST /v1/checkout/sessions": (desk, _id, body) => {
    const given = z
      .object({
        line_items: z.array(orderItem).length(1),
        discounts,
        payment_method_collection: z.string().optional(),
        subscription_data: z.object({ trial_end: seconds.optional(), metadata }),
        success_url: z.string(),
        cancel_url: z.string(),
      })
      .parse(body);
    const books = booksOf(desk);
    const session: Books["sessions"][number] = {
      id: nextId(books, "cs"),
      status: "open",
      order: orderFrom(desk, given.line_items),
      coupon: couponFrom(desk, given.discounts),
      trial_end: given.subscription_data.trial_end ?? null,
      needs_card: given.payment_method_collection !== "if_required",
      metadata: given.subscription_data.metadata,
      ...{ success_url: given.success_url, cancel_url: given.cancel_url },
      ...{ created: desk.at, expires_at: desk.at + sessionSeconds },
    };
    books.sessions = [...books.sessions.filter(({ status }) => status === "open"), session];
    return sessionDocument(books, session, desk.origin);
  },
  "GET /v1/checkout/sessions": (desk) => {
    const books = booksOf(desk);
    const open = books.sessions.filter(({ status, expires_at: end }) => status === "open" && end > desk.at);
    return listOf(open.map((session) => sessionDocument(books, session, desk.origin)));
  },
  "POST /v1/checkout/sessions/:id/expire": (desk, id) => {
    const books = booksOf(desk);
    const session = books.sessions.find((one) => one.id === id);
    if (session?.status !== "open") throw missing(id);
    session.status = "expired";
    return sessionDocument(books, session, desk.origin);
  },
  "POST /v1/billing_portal/sessions": (desk, _id, body) => {
    const { return_url: back } = z.object({ return_url: z.string() }).parse(body);
    const query = new URLSearchParams({ return: back });
    const url = `${desk.origin}/payments/test/card/${booksOf(desk).customer.id}?${query}`;
    return { id: `bps_${desk.at}`, object: "billing_portal.session", url, return_url: back };
  },

  "GET /v1/subscriptions": (desk) => {
    const books = booksOf(desk);
    return listOf(books.subscriptions.toReversed().map((one) => subscriptionDocument(books, one)));
  },
  "POST /v1/subscriptions/:id": (desk, id, body) => {
    const given = z
      .object({
        items: items.shape.items.optional(),
        cancel_at_period_end: isTrue.optional(),
        cancellation_details: z.object({ comment: z.string() }).optional(),
        proration_date: seconds.optional(),
      })
      .parse(body);
    const books = booksOf(desk);
    const subscription = liveSubscription(books, id);
    if (given.items)
      updateNow(books, subscription, orderFrom(desk, given.items), momentOf(desk, given.proration_date));
    if (given.cancellation_details) subscription.comment = given.cancellation_details.comment;
    if (given.cancel_at_period_end !== undefined)
      setCancelAtPeriodEnd(books, subscription, given.cancel_at_period_end, desk.at);
    return subscriptionDocument(books, subscription);
  },

  "POST /v1/invoices/create_preview": (desk, _id, body) => {
    const {
      subscription,
      subscription_details: details,
      discounts: codes,
    } = z
      .object({
        subscription: z.string().optional(),
        discounts,
        subscription_details: items.extend({
          proration_date: seconds.optional(),
          trial_end: seconds.optional(),
        }),
      })
      .parse(body);
    const order = orderFrom(desk, details.items);
    const at = momentOf(desk, details.proration_date);
    if (subscription)
      return previewDocument(previewUpdate(liveSubscription(booksOf(desk), subscription), order, at));
    if (details.trial_end) return previewDocument({ lines: [], discount: 0, total: 0 });
    return previewDocument(wholePeriod(order, couponFrom(desk, codes), { start: at, end: at }));
  },
  "GET /v1/invoices": (desk) => {
    const books = booksOf(desk);
    return listOf(books.invoices.toReversed().map((one) => invoiceDocument(books, one, desk.origin)));
  },
  "GET /v1/invoices/:id": (desk, id) =>
    invoiceDocument(booksOf(desk), invoiceOf(booksOf(desk), id), desk.origin),
  "POST /v1/invoices/:id/void": (desk, id) => {
    const books = booksOf(desk);
    voidInvoice(books, invoiceOf(books, id), desk.at);
    return invoiceDocument(books, invoiceOf(books, id), desk.origin);
  },
  "POST /v1/credit_notes": (desk, _id, body) => {
    const { invoice: id, amount } = z.object({ invoice: z.string(), amount: seconds }).parse(body);
    const books = booksOf(desk);
    const invoice = invoiceOf(books, id);
    if (invoice.status !== "paid" || amount < 1 || amount > invoice.total - invoice.refunded)
      throw new GatewayRefusal(400, "amount_too_large", "More than what was paid can't be refunded.");
    invoice.refunded += amount;
    addEvent(books, "credit_note.created", desk.at);
    return { id: nextId(books, "cn"), object: "credit_note", invoice: id, amount };
  },

  "POST /v1/subscription_schedules": (desk, _id, body) => {
    const { from_subscription: from } = z.object({ from_subscription: z.string() }).parse(body);
    const books = booksOf(desk);
    const subscription = liveSubscription(books, from);
    if (subscription.schedule)
      throw new GatewayRefusal(400, "resource_already_exists", "There is a schedule already.");
    subscription.schedule = { id: nextId(books, "sub_sched"), order: subscription.order };
    return scheduleDocument(subscription);
  },
  "POST /v1/subscription_schedules/:id": (desk, id, body) => {
    const { phases } = z.object({ phases: z.array(items).length(2) }).parse(body);
    const subscription = scheduled(booksOf(desk), id);
    subscription.schedule = { id, order: orderFrom(desk, phases[1]!.items) };
    addEvent(booksOf(desk), "subscription_schedule.updated", desk.at);
    return scheduleDocument(subscription);
  },
  "POST /v1/subscription_schedules/:id/release": (desk, id) => {
    const subscription = scheduled(booksOf(desk), id);
    const document = { ...scheduleDocument(subscription), status: "released" };
    subscription.schedule = null;
    addEvent(booksOf(desk), "subscription_schedule.released", desk.at);
    return document;
  },
};

const missing = (id: string) => new GatewayRefusal(404, "resource_missing", `No such object: '${id}'`);

function booksOf({ books }: Desk): Books {
  if (!books) throw missing("customer");
  return books;
}

function liveSubscription({ subscriptions }: Books, id: string): SubscriptionRecord {
  const found = subscriptions.find((one) => one.id === id && one.status !== "canceled");
  if (!found) throw missing(id);
  return found;
}

function scheduled({ subscriptions }: Books, id: string): SubscriptionRecord {
  const found = subscriptions.find(({ schedule }) => schedule?.id === id);
  if (!found) throw missing(id);
  return found;
}

function invoiceOf({ invoices }: Books, id: string) {
  const found = invoices.find((one) => one.id === id);
  if (!found) throw missing(id);
  return found;
}

function orderFrom({ prices }: Desk, [item]: z.output<typeof orderItem>[]): Order {
  const price = prices.find(({ id }) => id === item?.price);
  if (!item || !price) throw missing(item?.price ?? "price");
  return { price, quantity: item.quantity };
}

function couponFrom({ coupons }: Desk, [discount]: { promotion_code: string }[]): Coupon | null {
  if (!discount) return null;
  const coupon = coupons.find(({ id }) => id === discount.promotion_code);
  if (!coupon) throw missing(discount.promotion_code);
  return coupon;
}

/** A moment that was shown before; one in the future, or long ago, counts as now. */
function momentOf({ at }: Desk, shown: number | undefined): number {
  return shown !== undefined && shown <= at && shown > at - sessionSeconds ? shown : at;
}
