/** Changing a plan: what it would cost, then the change itself, at once or at the period's end. A plain route. */
import type { FastifyInstance } from "fastify";
import { readBody } from "#features/employers/api/employer-request.ts";
import { conflict, invalidFields } from "#platform/server/errors.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { PaymentGateway } from "#platform/server/payments/payment-gateway.ts";
import { z } from "zod";
import { type BillingRequest, billingRequests, runningOf, storeNow } from "./billing-request.ts";
import {
  changeAtPeriodEnd,
  changeNow,
  type GatewayOrder,
  previewGatewayChange,
  resumePlan,
  type RunningSubscription,
} from "./change-plan.ts";
import { gatewayPriceOf } from "./gateway-price.ts";
import { type ChangeTime, changeTimes, timeOfChange } from "./plan-choice.ts";
import { audit, checkLocations, type PriceOnSale, priceOnSale, saveKeptJobs, termsOf } from "./plan-order.ts";
import { remainingTrialEnd, previewPurchase } from "./start-checkout.ts";

const change = z.object({
  priceId: z.uuid(/*i18n*/ "Choose from the list"),
  locations: z.number().int().min(1).max(10_000).optional(),
  preview: z.boolean().default(false),
  /** What the owner saw and said yes to. */
  dueCents: z.number().int().optional(),
  prorationDate: z.number().int().optional(),
  /** Only for what is bought for the first time. */
  promotionCode: z.string().trim().min(1).max(40).nullish(),
  keptJobListingIds: z.array(z.uuid()).max(1000).default([]),
});
type ChangeInput = z.output<typeof change>;

const previewed = z.object({
  time: z.enum(changeTimes),
  ...{ creditCents: z.int(), chargeCents: z.int(), dueCents: z.int() },
  /** What the next bill comes to, and when. */
  ...{ nextCents: z.int(), nextAt: z.iso.datetime().nullable(), prorationDate: z.int() },
});
const changed = json(
  z.union([
    previewed,
    z.object({ result: z.literal("changed") }),
    /** The bank asks: where the owner answers it. */
    z.object({ links: z.object({ authenticate: z.url() }) }),
  ]),
);

interface Change {
  price: PriceOnSale;
  quantity: number;
  order: GatewayOrder;
  /** Null where nothing is paid yet. */
  running: RunningSubscription | null;
  time: ChangeTime;
}

export const changeRoutes =
  (payments: PaymentGateway | undefined) =>
  (server: FastifyInstance, platform: Platform): void => {
    const requests = billingRequests(platform, payments);
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    server.post<{ Params: { id: string } }>(
      "/employers/subscriptions/:id/change",
      describeRoute({
        summary: "Previews a change of plan, or makes it: at once or at the end of the period.",
        body: change,
        answers: { 200: changed },
      }),
      async (request, reply) => {
        const asked = await requests.enter(request, request.params.id);
        const input = readBody(request, change);
        const wanted = await changeOf(asked, input);
        return reply.send(await (input.preview ? preview : make)(asked, wanted, input));
      },
    );
  };

async function changeOf(asked: BillingRequest, input: ChangeInput): Promise<Change> {
  const price = await priceOnSale(asked, input.priceId);
  const quantity = input.locations ?? asked.subscription.locations;
  checkLocations(price, quantity);
  const running = await runningOf(asked);
  const { position } = price.plan;
  const terms = { priceCents: price.priceCents, interval: price.interval, position, locations: quantity };
  return {
    ...{ price, quantity, running },
    order: { price: await gatewayPriceOf(asked.stripe, price, asked.payments.isTest), quantity },
    time: timeOfChange(running && (await termsOf(asked)), terms),
  };
}

async function preview(
  asked: BillingRequest,
  { price, quantity, order, running, time }: Change,
  { promotionCode }: ChangeInput,
): Promise<z.output<typeof previewed>> {
  const now = asked.context.now();
  const prorationDate = Math.floor(Number(now) / 1000);
  const nothing = { creditCents: 0, chargeCents: 0, dueCents: 0 };
  if (!running) {
    const cents = await previewPurchase(asked.stripe, order, promotionCode);
    const freeUntil = remainingTrialEnd(asked.subscription.trialEnd, now);
    const due = freeUntil ? nothing : { ...nothing, chargeCents: cents, dueCents: cents };
    const nextAt = freeUntil?.toISOString() ?? null;
    return {
      time,
      ...due,
      nextCents: freeUntil ? cents : price.priceCents * quantity,
      nextAt,
      prorationDate,
    };
  }
  const amounts =
    time === "now" ? await previewGatewayChange(asked.stripe, running, order, prorationDate) : nothing;
  const nextAt = new Date(running.item.current_period_end * 1000).toISOString();
  return { time, ...amounts, nextCents: price.priceCents * quantity, nextAt, prorationDate };
}

async function make(
  asked: BillingRequest,
  { price, quantity, order, running, time }: Change,
  input: ChangeInput,
): Promise<{ result: "changed" } | { links: { authenticate: string } }> {
  if (!running) throw nothingPaid();
  if (time === "period_end") {
    await changeAtPeriodEnd(asked.stripe, running, order);
  } else {
    const { dueCents, prorationDate } = input;
    if (dueCents === undefined || prorationDate === undefined) throw amountMissing();
    const result = await changeNow(asked.stripe, running, order, { dueCents, prorationDate });
    if (result.result === "needs_authentication") return { links: { authenticate: result.url } };
    // Whoever pays for more does not want it to end.
    if (running.subscription.cancel_at_period_end) await resumePlan(asked.stripe, running);
  }
  await storeNow(asked);
  await saveKeptJobs(asked, input.keptJobListingIds);
  await audit(asked, "subscription.change", { priceId: price.id, quantity, time });
  return { result: "changed" };
}

const nothingPaid = () =>
  conflict(/*i18n*/ "There is no plan to change yet: choose one first.", { code: "nothing_paid" });

const amountMissing = () =>
  invalidFields(
    [{ field: "dueCents", message: /*i18n*/ "Say which amount was shown" }],
    (field) => `/${field}`,
  );
