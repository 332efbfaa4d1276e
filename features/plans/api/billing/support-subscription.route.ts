/**
 * What operators do with a program's subscription: `POST employers/subscriptions/{id}/{extend_trial, apply_free_plan}`.
 * Neither ever leads to a charge that the owner did not agree to. Plain routes, as the gateway is asked.
 */
import { readBody } from "#features/employers/api/employer-request.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { changeRow } from "#platform/server/change-row.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import { conflict, forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { PaymentGateway } from "#platform/server/payments/payment-gateway.ts";
import type { Row } from "#platform/server/resource.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { hasOperatorRole, operatorAccess } from "#platform/shared/operator-role.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { subscriptionStreams } from "../subscriptions.channel.ts";
import { fitPlan } from "./fit-plan.ts";
import { beginFreePlan, endSubscription } from "./free-plan.ts";
import { readBilling, storeBilling } from "./store-billing.ts";

type SubscriptionRow = Row<"subscriptions">;

const reason = z.string().trim().min(1, /*i18n*/ "Say why").max(500);
const extension = z.object({
  days: z
    .number(/*i18n*/ "Enter a number of days")
    .int(/*i18n*/ "Enter a number of days")
    .min(1, /*i18n*/ "Enter a number of days")
    .max(90, /*i18n*/ "At most 90 days at a time"),
  reason,
});
const trialEnd = json(z.object({ trialEnd: z.iso.datetime() }));
const done = json(z.object({ result: z.string() }));

export const supportSubscriptionRoutes =
  (payments: PaymentGateway | undefined) =>
  (server: FastifyInstance, platform: Platform): void => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, ended) => ended(null, body));

    server.post<{ Params: { id: string } }>(
      "/employers/subscriptions/:id/extend_trial",
      describeRoute({ summary: "Lets a running trial go on.", body: extension, answers: { 200: trialEnd } }),
      async (request, reply) => {
        const { context, subscription } = await enter(platform, request, request.params.id);
        const { days, reason: why } = readBody(request, extension);
        if (subscription.status !== "trialing" || !subscription.trialEnd)
          throw conflict(/*i18n*/ "There is no trial to extend.", { code: "no_trial" });
        const end = new Date(Number(subscription.trialEnd) + days * dayMs);
        if (subscription.gatewayId) await extendAtGateway(context, payments, subscription, end);
        await context.db.transaction().execute(async (db) => {
          const inside = { ...context, db };
          if (!subscription.gatewayId) await extendHere(inside, subscription, end);
          const detail = { days, reason: why };
          await recordAudit(inside, {
            ...{ action: "subscription.extend_trial", entity: "subscriptions", entityId: subscription.id },
            detail,
          });
        });
        return reply.send({ trialEnd: end.toISOString() });
      },
    );

    server.post<{ Params: { id: string } }>(
      "/employers/subscriptions/:id/apply_free_plan",
      describeRoute({
        summary: "Ends a program's plan at once; the free one follows, and nothing more is charged.",
        body: z.object({ reason }),
        answers: { 200: done },
      }),
      async (request, reply) => {
        const { context, subscription } = await enter(platform, request, request.params.id);
        const { reason: why } = readBody(request, z.object({ reason }));
        const { freePlan } = await context.db
          .selectFrom("plans")
          .select("freePlan")
          .where("id", "=", subscription.planId)
          .executeTakeFirstOrThrow();
        if (freePlan)
          throw conflict(/*i18n*/ "The program is on the free plan already.", { code: "is_free" });
        if (subscription.gatewayId) await endAtGateway(context, payments, subscription);
        await context.db.transaction().execute(async (db) => {
          const inside = { ...context, db };
          if (!subscription.gatewayId) await endHere(inside, subscription.id);
          await recordAudit(inside, {
            ...{ action: "subscription.apply_free_plan", entity: "subscriptions", entityId: subscription.id },
            detail: { reason: why },
          });
        });
        return reply.send({ result: "free" });
      },
    );
  };

/** Throws 401, 403 for all but operators of money, 404 where it is no program's current subscription. */
async function enter(
  platform: Platform,
  request: FastifyRequest,
  id: string,
): Promise<{ context: Context; subscription: SubscriptionRow }> {
  const context = await platform.contextOf(request);
  if (context.actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
  if (!hasOperatorRole(context.actor, operatorAccess.payments.write))
    throw forbidden(/*i18n*/ "You can't do that here.");
  const subscription = z.uuid().safeParse(id).success
    ? await context.db
        .selectFrom("subscriptions")
        .selectAll()
        .where("id", "=", id)
        .where("endedAt", "is", null)
        .executeTakeFirst()
    : undefined;
  if (!subscription) throw notFound();
  return { context, subscription };
}

/**
 * The change to the free plan, which was promised for the trial's end, waits as long. Locked and looked at again: it may
 * have ended meanwhile, or somebody else may have extended it.
 */
async function extendHere(context: WriteContext, before: SubscriptionRow, end: Date): Promise<void> {
  const { db } = context;
  const subscription = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", before.id)
    .where("version", "=", before.version)
    .where("endedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!subscription)
    throw conflict(/*i18n*/ "Somebody else decided this meanwhile.", { code: "decided_meanwhile" });
  await changeRow(
    context,
    "subscriptions",
    subscription,
    { trialEnd: end },
    { broadcast: subscriptionStreams },
  );
  await db
    .updateTable("subscriptionChanges")
    .set({ currentPhaseEndDate: end })
    .where("subscriptionId", "=", subscription.id)
    .where("appliedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .execute();
}

/** Locked again: a trial may have ended meanwhile. */
async function endHere(context: WriteContext, id: string): Promise<void> {
  const { db, now } = context;
  const open = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!open) return;
  await endSubscription(context, open);
  await db
    .updateTable("subscriptionChanges")
    .set({ appliedAt: now() })
    .where("subscriptionId", "=", id)
    .where("appliedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .execute();
  await beginFreePlan(context, open.employerId);
  await fitPlan(context, open.employerId);
}

async function extendAtGateway(
  context: Context,
  payments: PaymentGateway | undefined,
  { gatewayId, employerId }: SubscriptionRow,
  end: Date,
): Promise<void> {
  const stripe = await openGateway(context, payments);
  await stripe.subscriptions.update(
    gatewayId!,
    { trial_end: Math.floor(Number(end) / 1000), proration_behavior: "none" },
    // A second press finds the key used.
    { idempotencyKey: `extend-trial:${gatewayId}:${Number(end)}` },
  );
  await storeAfter(context, payments!, employerId);
}

async function endAtGateway(
  context: Context,
  payments: PaymentGateway | undefined,
  { gatewayId, employerId }: SubscriptionRow,
): Promise<void> {
  const stripe = await openGateway(context, payments);
  await stripe.subscriptions.cancel(gatewayId!, { prorate: false, invoice_now: false });
  await storeAfter(context, payments!, employerId);
}

/** Throws 409 `payments_off`. */
function openGateway({ db, now, origin }: Context, payments: PaymentGateway | undefined) {
  if (!payments) throw conflict(/*i18n*/ "Plans can't be bought here yet.", { code: "payments_off" });
  return payments.open({ db, now, origin });
}

async function storeAfter(context: Context, payments: PaymentGateway, employerId: string): Promise<void> {
  const { db, now, origin } = context;
  const reading = await readBilling({ payments, db, now, origin }, employerId);
  if (reading) await db.transaction().execute((tx) => storeBilling({ ...context, db: tx }, reading));
}
