/** Buying, trying, canceling and taking up a plan again: plain routes, as an action would be repeated after a deadlock. */
import type { FastifyInstance } from "fastify";
import { pages } from "#features/paths.ts";
import { readBody } from "#features/employers/api/employer-request.ts";
import { conflict } from "#platform/server/errors.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { PaymentGateway } from "#platform/server/payments/payment-gateway.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { z } from "zod";
import { checkTrial, startTrial } from "../trials/start-trial.ts";
import { billingRequests, runningOf, storeNow } from "./billing-request.ts";
import { cancelAtPeriodEnd, resumePlan } from "./change-plan.ts";
import { audit, checkLocations, checkoutLink, priceOnSale, saveKeptJobs } from "./plan-order.ts";
import { gatewayCustomer } from "./start-checkout.ts";

const keptJobListingIds = z.array(z.uuid()).max(1000).default([]);
const purchase = z.object({
  priceId: z.uuid(/*i18n*/ "Choose from the list"),
  locations: z.number().int().min(1).max(10_000).optional(),
  /** Tries the plan first: without a card where the plan needs none. */
  trial: z.boolean().default(false),
  promotionCode: z.string().trim().min(1).max(40).nullish(),
  keptJobListingIds,
});
const cancellation = z.object({ reason: z.string().trim().max(500).nullish(), keptJobListingIds });
/** Back to where the owner was, on our own pages of plans. */
const portal = z.object({
  returnTo: z
    .string()
    .max(300)
    .regex(/^\/employer\/(plans|upgrade)(\?[\w=&-]*)?$/)
    .default(pages.plans),
});
const link = (name: string) => json(z.object({ links: z.object({ [name]: z.url() }) }));
const done = json(z.object({ result: z.string() }));
const bought = json(
  z.union([
    z.object({ links: z.object({ checkout: z.url() }) }),
    z.object({ result: z.literal("trialing") }),
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
        summary: "Buys a plan: a link to pay. Or tries one, once.",
        body: purchase,
        answers: { 201: bought },
      }),
      async (request, reply) => {
        const plan = await requests.enterPlan(request);
        const { context, subscription } = plan;
        const input = readBody(request, purchase);
        if (subscription.gatewayId)
          throw conflict(/*i18n*/ "There is a plan already: change it instead.", { code: "has_plan" });
        const price = await priceOnSale(plan, input.priceId);
        const tried = { id: price.planId, trialPeriodDays: price.plan.trialPeriodDays };
        if (input.trial && !price.plan.creditCardRequiredForTrial) {
          await context.db
            .transaction()
            .execute((db) => startTrial({ ...context, db }, subscription.employerId, tried));
          await audit(plan, "subscription.try", { priceId: price.id });
          return reply.code(201).send({ result: "trialing" });
        }
        if (input.trial)
          await context.db
            .transaction()
            .execute((db) => checkTrial({ ...context, db }, subscription.employerId, tried));
        const asked = await requests.openGateway(plan);
        const locations = input.locations ?? subscription.locations;
        checkLocations(price, locations);
        const trialEnd = input.trial
          ? new Date(Number(context.now()) + tried.trialPeriodDays * dayMs)
          : subscription.trialEnd;
        const { promotionCode } = input;
        const checkout = await checkoutLink(asked, { price, locations, promotionCode, trialEnd });
        await saveKeptJobs(plan, input.keptJobListingIds);
        return reply.code(201).send({ links: { checkout } });
      },
    );

    server.post<{ Params: { id: string } }>(
      "/employers/subscriptions/:id/cancel",
      describeRoute({ summary: "Ends a plan with its period.", body: cancellation, answers: { 200: done } }),
      async (request, reply) => {
        const plan = await requests.enterPlan(request, request.params.id);
        const input = readBody(request, cancellation);
        if (plan.subscription.gatewayId) {
          const asked = await requests.openGateway(plan);
          const running = await runningOf(asked);
          if (running) await cancelAtPeriodEnd(asked.stripe, running, input.reason ?? null);
          await storeNow(asked);
        } else if (plan.subscription.status !== "trialing") {
          throw conflict(/*i18n*/ "There is nothing to cancel.", { code: "nothing_paid" });
        }
        // A trial ends by itself: what can be said is which jobs stay.
        await saveKeptJobs(plan, input.keptJobListingIds);
        await audit(plan, "subscription.cancel", {});
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
        body: portal,
        answers: { 200: link("portal") },
      }),
      async (request, reply) => {
        const asked = await requests.enter(request, request.params.id);
        const { stripe, employer, context } = asked;
        const { returnTo } = readBody(request, portal);
        const customer = await gatewayCustomer(stripe, context, employer);
        const session = await stripe.billingPortal.sessions.create({
          customer,
          return_url: context.origin + returnTo,
        });
        await audit(asked, "subscription.portal", {});
        return reply.send({ links: { portal: session.url } });
      },
    );
  };
