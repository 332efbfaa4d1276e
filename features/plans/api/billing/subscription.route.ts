/** Buying, changing, canceling and taking up a plan again: plain routes, as an action would be repeated after a deadlock. */
import type { FastifyInstance } from "fastify";
import { pages } from "#features/paths.ts";
import { readBody } from "#features/interviews/api/calendars/employer-request.ts";
import { conflict, invalidFields } from "#platform/server/errors.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { PaymentGateway } from "#platform/server/payments/payment-gateway.ts";
import { z } from "zod";
import { billingRequests, runningOf, storeNow } from "./billing-request.ts";
import {
  cancelAtPeriodEnd,
  changeAtPeriodEnd,
  changeNow,
  resumePlan,
  previewGatewayChange,
} from "./change-plan.ts";
import { gatewayPriceOf } from "./gateway-price.ts";
import { changeTimes, timeOfChange } from "./plan-choice.ts";
import { audit, checkoutLink, saveKeptJobs, priceOnSale, termsOf } from "./plan-order.ts";
import { gatewayCustomer } from "./start-checkout.ts";

const choice = z.object({
  priceId: z.uuid(/*i18n*/ "Choose from the list"),
  locations: z.number().int().min(1).max(10_000).optional(),
});
const purchase = choice.extend({ promotionCode: z.string().trim().min(1).max(40).nullish() });
const change = choice.extend({
  preview: z.boolean().default(false),
  /** What the owner saw and said yes to. */
  dueCents: z.number().int().optional(),
  prorationDate: z.number().int().optional(),
  keptJobListingIds: z.array(z.uuid()).max(1000).default([]),
});
const cancellation = z.object({
  reason: z.string().trim().max(500).nullish(),
  keptJobListingIds: z.array(z.uuid()).max(1000).default([]),
});
const link = (name: string) => json(z.object({ links: z.object({ [name]: z.url() }) }));
const done = json(z.object({ result: z.string() }));
const previewed = z.object({
  time: z.enum(changeTimes),
  ...{ creditCents: z.int(), chargeCents: z.int(), dueCents: z.int() },
  /** What the next bill comes to, and when. */
  ...{ nextCents: z.int(), nextAt: z.iso.datetime().nullable(), prorationDate: z.int() },
});

const changed = json(
  z.union([
    previewed,
    z.object({ result: z.string() }),
    /** The bank asks, or nothing is paid yet: where the owner goes on. */
    z.object({ links: z.object({ authenticate: z.url() }) }),
    z.object({ links: z.object({ checkout: z.url() }) }),
  ]),
);

export const subscriptionRoutes =
  (payments: PaymentGateway | undefined) =>
  (server: FastifyInstance, platform: Platform): void => {
    const requests = billingRequests(platform, payments);
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done_) => done_(null, body));

    server.post(
      "/employers/subscriptions",
      describeRoute({
        summary: "Buys a plan: a link to pay.",
        body: purchase,
        answers: { 201: link("checkout") },
      }),
      async (request, reply) => {
        const asked = await requests.enter(request);
        const { priceId, locations, promotionCode } = readBody(request, purchase);
        if (asked.subscription.gatewayId)
          throw conflict(/*i18n*/ "There is a plan already: change it instead.", { code: "has_plan" });
        const price = await priceOnSale(asked, priceId);
        const checkout = await checkoutLink(
          asked,
          price,
          locations ?? asked.subscription.locations,
          promotionCode,
        );
        return reply.code(201).send({ links: { checkout } });
      },
    );

    server.post<{ Params: { id: string } }>(
      "/employers/subscriptions/:id/change",
      describeRoute({
        summary: "Previews a change of plan, or makes it: at once or at the end of the period.",
        body: change,
        answers: { 200: changed },
      }),
      async (request, reply) => {
        const asked = await requests.enter(request, request.params.id);
        const { now } = asked.context;
        const input = readBody(request, change);
        const price = await priceOnSale(asked, input.priceId);
        const quantity = input.locations ?? asked.subscription.locations;
        const running = await runningOf(asked);
        const time = timeOfChange(await termsOf(asked), {
          ...price,
          position: price.position,
          locations: quantity,
        });
        const order = { price: await gatewayPriceOf(asked.stripe, price, asked.payments.isTest), quantity };
        const nextCents = price.priceCents * quantity;
        const prorationDate = Math.floor(Number(now()) / 1000);
        if (!running && !input.preview)
          return reply.send({ links: { checkout: await checkoutLink(asked, price, quantity, null) } });
        if (!running || time === "checkout")
          return reply.send({
            ...{ time: "checkout", creditCents: 0, chargeCents: nextCents, dueCents: nextCents },
            ...{ nextCents, nextAt: null, prorationDate },
          });
        const nextAt = new Date(running.item.current_period_end * 1000).toISOString();
        if (input.preview) {
          const nothing = { creditCents: 0, chargeCents: 0, dueCents: 0 };
          const amounts =
            time === "now"
              ? await previewGatewayChange(asked.stripe, running, order, prorationDate)
              : nothing;
          return reply.send({ time, ...amounts, nextCents, nextAt, prorationDate });
        }
        if (time === "period_end") {
          await changeAtPeriodEnd(asked.stripe, running, order);
          await storeNow(asked);
          await saveKeptJobs(asked, input.keptJobListingIds);
        } else {
          const { dueCents, prorationDate: shownAt } = input;
          if (dueCents === undefined || shownAt === undefined)
            throw invalidFields(
              [{ field: "dueCents", message: /*i18n*/ "Say which amount was shown" }],
              (field) => `/${field}`,
            );
          const result = await changeNow(asked.stripe, running, order, { dueCents, prorationDate: shownAt });
          if (result.result === "needs_authentication")
            return reply.code(200).send({ links: { authenticate: result.url } });
          await storeNow(asked);
        }
        await audit(asked, "subscription.change", { priceId: price.id, quantity, time });
        return reply.send({ result: "changed" });
      },
    );

    server.post<{ Params: { id: string } }>(
      "/employers/subscriptions/:id/cancel",
      describeRoute({ summary: "Ends a plan with its period.", body: cancellation, answers: { 200: done } }),
      async (request, reply) => {
        const asked = await requests.enter(request, request.params.id);
        const { reason, keptJobListingIds } = readBody(request, cancellation);
        const running = await runningOf(asked);
        if (!running) throw conflict(/*i18n*/ "There is nothing to cancel.", { code: "nothing_paid" });
        await cancelAtPeriodEnd(asked.stripe, running, reason ?? null);
        await storeNow(asked);
        await saveKeptJobs(asked, keptJobListingIds);
        await audit(asked, "subscription.cancel", {});
        return reply.send({ result: "canceled" });
      },
    );

    server.post<{ Params: { id: string } }>(
      "/employers/subscriptions/:id/reactivate",
      describeRoute({
        summary: "Goes on with the plan as it is.",
        body: z.object({}),
        answers: { 200: done },
      }),
      async (request, reply) => {
        const asked = await requests.enter(request, request.params.id);
        const running = await runningOf(asked);
        if (!running) throw conflict(/*i18n*/ "There is no plan to take up again.", { code: "nothing_paid" });
        await resumePlan(asked.stripe, running);
        await storeNow(asked);
        await audit(asked, "subscription.reactivate", {});
        return reply.send({ result: "reactivated" });
      },
    );

    server.post<{ Params: { id: string } }>(
      "/employers/subscriptions/:id/portal",
      describeRoute({
        summary: "A link to change the card.",
        body: z.object({}),
        answers: { 200: link("portal") },
      }),
      async (request, reply) => {
        const asked = await requests.enter(request, request.params.id);
        const { stripe, employer, context } = asked;
        const customer = await gatewayCustomer(stripe, context, employer);
        const session = await stripe.billingPortal.sessions.create({
          customer,
          return_url: context.origin + pages.plans,
        });
        await audit(asked, "subscription.portal", {});
        return reply.send({ links: { portal: session.url } });
      },
    );
  };
