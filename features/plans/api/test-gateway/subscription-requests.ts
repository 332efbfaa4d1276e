/**
 * The part of Stripe's API that we call, answered from the books, by method and path, `:id` for the one part that varies:
 * subscriptions, schedules, invoices and refunds. Nothing else in the product knows that it is not Stripe that answers.
 */
import { z } from "zod";
import {
  booksOf,
  couponFrom,
  discounts,
  GatewayRefusal,
  type Handler,
  invoiceOf,
  isTrue,
  items,
  liveSubscription,
  momentOf,
  orderFrom,
  scheduled,
  seconds,
} from "./ledger.ts";
import { addEvent, nextId } from "./books.ts";
import { voidInvoice, wholePeriod } from "./invoices.ts";
import {
  invoiceDocument,
  listOf,
  previewDocument,
  scheduleDocument,
  subscriptionDocument,
} from "./stripe-documents.ts";
import {
  endSubscription,
  extendTrial,
  previewUpdate,
  setCancelAtPeriodEnd,
  updateNow,
} from "./subscriptions.ts";

export const subscriptionRequests: Record<string, Handler> = {
  "GET /v1/subscriptions": (ledger) => {
    const books = booksOf(ledger);
    return listOf(books.subscriptions.toReversed().map((one) => subscriptionDocument(books, one)));
  },
  "POST /v1/subscriptions/:id": (ledger, id, body) => {
    const given = z
      .object({
        items: items.shape.items.optional(),
        cancel_at_period_end: isTrue.optional(),
        cancellation_details: z.object({ comment: z.string() }).optional(),
        proration_date: seconds.optional(),
        trial_end: seconds.optional(),
      })
      .parse(body);
    const books = booksOf(ledger);
    const subscription = liveSubscription(books, id);
    if (given.trial_end && subscription.status !== "trialing")
      throw new GatewayRefusal(400, "no_trial", "There is no trial to extend.");
    if (given.trial_end) extendTrial(books, subscription, given.trial_end, ledger.at);
    if (given.items)
      updateNow(books, subscription, orderFrom(ledger, given.items), momentOf(ledger, given.proration_date));
    if (given.cancellation_details) subscription.comment = given.cancellation_details.comment;
    if (given.cancel_at_period_end !== undefined)
      setCancelAtPeriodEnd(books, subscription, given.cancel_at_period_end, ledger.at);
    return subscriptionDocument(books, subscription);
  },

  "DELETE /v1/subscriptions/:id": (ledger, id) => {
    const books = booksOf(ledger);
    const subscription = liveSubscription(books, id);
    endSubscription(books, subscription, ledger.at);
    return subscriptionDocument(books, subscription);
  },

  "POST /v1/invoices/create_preview": (ledger, _id, body) => {
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
    const order = orderFrom(ledger, details.items);
    const at = momentOf(ledger, details.proration_date);
    if (subscription)
      return previewDocument(previewUpdate(liveSubscription(booksOf(ledger), subscription), order, at));
    if (details.trial_end) return previewDocument({ lines: [], discount: 0, total: 0 });
    return previewDocument(wholePeriod(order, couponFrom(ledger, codes), { start: at, end: at }));
  },
  "GET /v1/invoices": (ledger) => {
    const books = booksOf(ledger);
    return listOf(books.invoices.toReversed().map((one) => invoiceDocument(books, one, ledger.origin)));
  },
  "GET /v1/invoices/:id": (ledger, id) =>
    invoiceDocument(booksOf(ledger), invoiceOf(booksOf(ledger), id), ledger.origin),
  "POST /v1/invoices/:id/void": (ledger, id) => {
    const books = booksOf(ledger);
    voidInvoice(books, invoiceOf(books, id), ledger.at);
    return invoiceDocument(books, invoiceOf(books, id), ledger.origin);
  },
  "POST /v1/credit_notes": (ledger, _id, body) => {
    const { invoice: id, amount } = z.object({ invoice: z.string(), amount: seconds }).parse(body);
    const books = booksOf(ledger);
    const invoice = invoiceOf(books, id);
    if (invoice.status !== "paid" || amount < 1 || amount > invoice.total - invoice.refunded)
      throw new GatewayRefusal(400, "amount_too_large", "More than what was paid can't be refunded.");
    invoice.refunded += amount;
    addEvent(books, "credit_note.created", ledger.at);
    return { id: nextId(books, "cn"), object: "credit_note", invoice: id, amount };
  },

  "POST /v1/subscription_schedules": (ledger, _id, body) => {
    const { from_subscription: from } = z.object({ from_subscription: z.string() }).parse(body);
    const books = booksOf(ledger);
    const subscription = liveSubscription(books, from);
    if (subscription.schedule)
      throw new GatewayRefusal(400, "resource_already_exists", "There is a schedule already.");
    subscription.schedule = { id: nextId(books, "sub_sched"), order: subscription.order };
    return scheduleDocument(subscription);
  },
  "POST /v1/subscription_schedules/:id": (ledger, id, body) => {
    const { phases } = z.object({ phases: z.array(items).length(2) }).parse(body);
    const subscription = scheduled(booksOf(ledger), id);
    subscription.schedule = { id, order: orderFrom(ledger, phases[1]!.items) };
    addEvent(booksOf(ledger), "subscription_schedule.updated", ledger.at);
    return scheduleDocument(subscription);
  },
  "POST /v1/subscription_schedules/:id/release": (ledger, id) => {
    const subscription = scheduled(booksOf(ledger), id);
    const document = { ...scheduleDocument(subscription), status: "released" };
    subscription.schedule = null;
    addEvent(booksOf(ledger), "subscription_schedule.released", ledger.at);
    return document;
  },
};
