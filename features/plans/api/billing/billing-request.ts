/** A request of a program's owner about its plan: who asks, for which subscription, and with what at the gateway. */
import type { Stripe } from "stripe";
import type { FastifyRequest } from "fastify";
import { requireAccountOwner } from "#features/accounts/api/sessions/require-owner.ts";
import { type EmployerContext, limitEmployerRequests } from "#features/employers/api/employer-request.ts";
import { conflict, forbidden, notFound } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { PaymentGateway } from "#platform/server/payments/payment-gateway.ts";
import type { Row } from "#platform/server/resource.ts";
import { z } from "zod";
import { type RunningSubscription, runningSubscription } from "./change-plan.ts";
import { readBilling, storeBilling } from "./store-billing.ts";

/** Of an owner, also where nothing can be bought. */
export interface PlanRequest {
  context: EmployerContext;
  /** The program's current one. */
  subscription: Row<"subscriptions">;
}

export interface BillingRequest extends PlanRequest {
  payments: PaymentGateway;
  stripe: Stripe;
  employer: { id: string; name: string; email: string };
}

/** A summary is asked for anew with each number of locations that an owner looks at. */
const maxPerMinute = 60;

/** These hold no connection while the gateway answers: they are plain routes and no actions. */
export function billingRequests(platform: Platform, payments: PaymentGateway | undefined) {
  const requests = limitEmployerRequests(platform, maxPerMinute);

  /** Throws 401, 403 for all but owners and for an operator who acts as one, 404 where `id` is not the program's current subscription. */
  async function enterPlan(request: FastifyRequest, id?: string): Promise<PlanRequest> {
    const context = await requests.enter(request);
    const { actor, db } = context;
    requireAccountOwner(actor);
    if (actor.role !== "owner") throw forbidden(/*i18n*/ "Only an owner of the program can change its plan.");
    const subscription = await db
      .selectFrom("subscriptions")
      .selectAll()
      .where("employerId", "=", actor.employerId)
      .where("endedAt", "is", null)
      .executeTakeFirst();
    if (!subscription || (id !== undefined && (!z.uuid().safeParse(id).success || subscription.id !== id)))
      throw notFound();
    return { context, subscription };
  }

  /** Throws 409 `payments_off` where nothing can be bought. */
  async function openGateway({ context, subscription }: PlanRequest): Promise<BillingRequest> {
    if (!payments) throw conflict(/*i18n*/ "Plans can't be bought here yet.", { code: "payments_off" });
    const { actor, db, now, origin } = context;
    const employer = await db
      .selectFrom("employers")
      .select(["id", "name", "email"])
      .where("id", "=", actor.employerId)
      .executeTakeFirstOrThrow();
    const email = employer.email ?? (await ownerEmail(context));
    const stripe = await payments.open({ db, now, origin });
    return { context, payments, stripe, employer: { ...employer, email }, subscription };
  }

  return {
    enterPlan,
    openGateway,
    enter: async (request: FastifyRequest, id?: string) => openGateway(await enterPlan(request, id)),
  };
}

async function ownerEmail({ db, actor }: EmployerContext): Promise<string> {
  const { email } = await db
    .selectFrom("accounts")
    .select("email")
    .where("id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  return email;
}

/** The gateway's subscription behind the program's current one; null where nothing is paid. */
export async function runningOf({
  context,
  stripe,
  subscription,
}: BillingRequest): Promise<RunningSubscription | null> {
  if (!subscription.gatewayId) return null;
  const customer = await context.db
    .selectFrom("billingCustomers")
    .select("gatewayId")
    .where("employerId", "=", subscription.employerId)
    .executeTakeFirstOrThrow();
  return runningSubscription(stripe, customer.gatewayId, subscription);
}

/** Stores at once what was changed, so that the answer shows it; the gateway's own event comes later and finds it so. */
export async function storeNow({ context, payments }: BillingRequest): Promise<void> {
  const { db, now, origin, actor } = context;
  const reading = await readBilling({ payments, db, now, origin }, actor.employerId);
  if (reading) await db.transaction().execute((tx) => storeBilling({ ...context, db: tx }, reading));
}
