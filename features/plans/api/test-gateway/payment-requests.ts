/**
 * The part of Stripe's API that we call, answered from the books, by method and path, `:id` for the one part that varies:
 * customers, prices, codes and the pages on which people pay. Nothing else in the product knows that it is not Stripe that answers.
 */
import { z } from "zod";
import {
  booksOf,
  couponFrom,
  discounts,
  type Handler,
  metadata,
  missing,
  orderFrom,
  orderItem,
  seconds,
  sessionSeconds,
} from "./ledger.ts";
import { type Books, type GatewayPrice, newBooks, nextId } from "./books.ts";
import { customerDocument, listOf, priceDocument, sessionDocument } from "./stripe-documents.ts";

export const paymentRequests: Record<string, Handler> = {
  "POST /v1/customers": (ledger, _id, body) => {
    const {
      name,
      email,
      metadata: notes,
    } = z.object({ name: z.string(), email: z.string(), metadata }).parse(body);
    ledger.books = newBooks(
      `cus_test_${notes["employerId"]?.replaceAll("-", "").slice(-16) ?? "x"}`,
      name,
      email,
      ledger.at,
    );
    ledger.books.customer.metadata = notes;
    return customerDocument(ledger.books);
  },
  "GET /v1/customers/:id": (ledger) => customerDocument(booksOf(ledger)),

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

  "POST /v1/checkout/sessions": (ledger, _id, body) => {
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
    const books = booksOf(ledger);
    const session: Books["sessions"][number] = {
      id: nextId(books, "cs"),
      status: "open",
      order: orderFrom(ledger, given.line_items),
      coupon: couponFrom(ledger, given.discounts),
      trial_end: given.subscription_data.trial_end ?? null,
      needs_card: given.payment_method_collection !== "if_required",
      metadata: given.subscription_data.metadata,
      ...{ success_url: given.success_url, cancel_url: given.cancel_url },
      ...{ created: ledger.at, expires_at: ledger.at + sessionSeconds },
    };
    books.sessions = [...books.sessions.filter(({ status }) => status === "open"), session];
    return sessionDocument(books, session, ledger.origin);
  },
  "GET /v1/checkout/sessions": (ledger) => {
    const books = booksOf(ledger);
    const open = books.sessions.filter(({ status, expires_at: end }) => status === "open" && end > ledger.at);
    return listOf(open.map((session) => sessionDocument(books, session, ledger.origin)));
  },
  "POST /v1/checkout/sessions/:id/expire": (ledger, id) => {
    const books = booksOf(ledger);
    const session = books.sessions.find((one) => one.id === id);
    if (session?.status !== "open") throw missing(id);
    session.status = "expired";
    return sessionDocument(books, session, ledger.origin);
  },
  "POST /v1/billing_portal/sessions": (ledger, _id, body) => {
    const { return_url: back } = z.object({ return_url: z.string() }).parse(body);
    const query = new URLSearchParams({ return: back });
    const url = `${ledger.origin}/payments/test/card/${booksOf(ledger).customer.id}?${query}`;
    return { id: `bps_${ledger.at}`, object: "billing_portal.session", url, return_url: back };
  },
};
