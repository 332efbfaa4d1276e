/** A request of a program's owner about its plan: who asks, for which subscription, and with what at the gateway. */
import type { Stripe } from "stripe";
import type { FastifyRequest } from "fastify";
import {
  type EmployerContext,
  limitEmployerRequests,
} from "#features/interviews/api/calendars/employer-request.ts";
import { conflict, forbidden, notFound } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { PaymentGateway } from "#platform/server/payments/payment-gateway.ts";
import type { Row } from "#platform/server/resource.ts";
import { z } from "zod";
import { type RunningSubscription, runningSubscription } from "./change-plan.ts";
import { readBilling, storeBilling } from "./store-billing.ts";

export interface BillingRequest {
  context: EmployerContext;
  payments: PaymentGateway;
  stripe: Stripe;
  employer: { id: string; name: string; email: string };
  /** Its current one. */
  subscription: Row<"subscriptions">;
}

/** These hold no connection while the gateway answers: they are plain routes and no actions. */
export function billingRequests(platform: Platform, payments: PaymentGateway | undefined) {
  const requests = limitEmployerRequests(platform);
  return {
    /** Throws 401, 403 for all but owners, 404 where `id` is not the program's current subscription, 409 without a gateway. */
    async enter(request: FastifyRequest, id?: string): Promise<BillingRequest> {
      const context = await requests.enter(request);
      const { actor, db, now, origin } = context;
      if (actor.role !== "owner")
        throw forbidden(/*i18n*/ "Only an owner of the program can change its plan.");
      if (!payments) throw conflict(/*i18n*/ "Plans can't be bought here yet.", { code: "payments_off" });
      const [employer, subscription] = await Promise.all([
        db
          .selectFrom("employers")
          .select(["id", "name", "email"])
          .where("id", "=", actor.employerId)
          .executeTakeFirstOrThrow(),
        db
          .selectFrom("subscriptions")
          .selectAll()
          .where("employerId", "=", actor.employerId)
          .where("endedAt", "is", null)
          .executeTakeFirst(),
      ]);
      if (!subscription || (id !== undefined && (!z.uuid().safeParse(id).success || subscription.id !== id)))
        throw notFound();
      const email = employer.email ?? (await ownerEmail(context));
      const stripe = await payments.open({ db, now, origin });
      return { context, payments, stripe, employer: { ...employer, email }, subscription };
    },
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
