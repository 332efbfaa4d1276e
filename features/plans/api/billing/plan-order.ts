/** What an owner orders: the price it names, the terms it has, the page on which it pays, and what it keeps. */
import { pages } from "#features/paths.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { invalidFields } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import type { BillingRequest } from "./billing-request.ts";
import { gatewayPriceOf } from "./gateway-price.ts";
import type { PlanTerms } from "./plan-choice.ts";
import { gatewayCustomer, startCheckout } from "./start-checkout.ts";

export type PriceOnSale = Row<"prices"> & { position: number };

export async function priceOnSale({ context }: BillingRequest, id: string): Promise<PriceOnSale> {
  const price = await context.db
    .selectFrom("prices")
    .innerJoin("plans", "plans.id", "prices.planId")
    .selectAll("prices")
    .select("plans.position")
    .where("prices.id", "=", id)
    .where("prices.replacedAt", "is", null)
    .executeTakeFirst();
  if (price) return price;
  throw invalidFields(
    [{ field: "priceId", message: /*i18n*/ "Choose from the list" }],
    (field) => `/${field}`,
  );
}

/** What is paid for now; null where nothing is. */
export async function termsOf({ context, subscription }: BillingRequest): Promise<PlanTerms | null> {
  if (!subscription.gatewayId || !subscription.priceId) return null;
  const paid = await context.db
    .selectFrom("prices")
    .innerJoin("plans", "plans.id", "prices.planId")
    .select(["plans.position", "priceCents", "interval"])
    .where("prices.id", "=", subscription.priceId)
    .executeTakeFirstOrThrow();
  return { ...paid, locations: subscription.locations };
}

export async function checkoutLink(
  { context, payments, stripe, employer, subscription }: BillingRequest,
  price: PriceOnSale,
  quantity: number,
  promotionCode: string | null | undefined,
): Promise<string> {
  const back = context.origin + pages.plans;
  return startCheckout(
    stripe,
    {
      employerId: employer.id,
      customer: await gatewayCustomer(stripe, context, employer),
      order: { price: await gatewayPriceOf(stripe, price, payments.isTest), quantity },
      promotionCode: promotionCode ?? null,
      trialEnd: subscription.trialEnd,
      needsCard: true,
      hasTax: payments.hasTax,
      successUrl: `${back}?checkout=done`,
      cancelUrl: `${back}?checkout=canceled`,
    },
    context.now(),
  );
}

/** What the owner keeps published when the plan becomes smaller. */
export async function saveKeptJobs({ context }: BillingRequest, keptJobListingIds: string[]): Promise<void> {
  await context.db
    .updateTable("subscriptionChanges")
    .set({ keptJobListingIds })
    .where("employerId", "=", context.actor.employerId)
    .where("appliedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .execute();
}

export const audit = (
  { context, subscription }: BillingRequest,
  action: string,
  detail: Record<string, unknown>,
) =>
  context.db
    .transaction()
    .execute((db) =>
      recordAudit({ ...context, db }, { action, entity: "subscriptions", entityId: subscription.id, detail }),
    );
