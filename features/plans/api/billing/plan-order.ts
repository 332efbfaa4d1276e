/** What an owner orders: the price it names, the terms it has, the page on which it pays, and what stays published. */
import { pages } from "#features/paths.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { invalidFields } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import type { BillingRequest, PlanRequest } from "./billing-request.ts";
import { gatewayPriceOf } from "./gateway-price.ts";
import type { PlanTerms } from "./plan-choice.ts";
import { gatewayCustomer, startCheckout } from "./start-checkout.ts";

export interface PriceOnSale extends Row<"prices"> {
  plan: Pick<Row<"plans">, "position" | "locationLimit" | "trialPeriodDays" | "creditCardRequiredForTrial">;
}

export async function priceOnSale({ context }: PlanRequest, id: string): Promise<PriceOnSale> {
  const price = await context.db
    .selectFrom("prices")
    .innerJoin("plans", "plans.id", "prices.planId")
    .selectAll("prices")
    .select(["position", "locationLimit", "trialPeriodDays", "creditCardRequiredForTrial"])
    .where("prices.id", "=", id)
    .where("prices.replacedAt", "is", null)
    .executeTakeFirst();
  if (price) {
    const { position, locationLimit, trialPeriodDays, creditCardRequiredForTrial, ...row } = price;
    return { ...row, plan: { position, locationLimit, trialPeriodDays, creditCardRequiredForTrial } };
  }
  throw invalidFields(
    [{ field: "priceId", message: /*i18n*/ "Choose from the list" }],
    (field) => `/${field}`,
  );
}

/** Throws 422 where a plan carries fewer locations than are ordered. */
export function checkLocations({ plan: { locationLimit } }: PriceOnSale, locations: number): void {
  if (locationLimit === null || locations <= locationLimit) return;
  throw invalidFields(
    [{ field: "locations", message: /*i18n*/ "This plan carries fewer locations" }],
    (field) => `/${field}`,
  );
}

/** What is paid for now; null where nothing is. */
export async function termsOf({ context, subscription }: PlanRequest): Promise<PlanTerms | null> {
  if (!subscription.gatewayId || !subscription.priceId) return null;
  const paid = await context.db
    .selectFrom("prices")
    .innerJoin("plans", "plans.id", "prices.planId")
    .select(["plans.position", "priceCents", "interval"])
    .where("prices.id", "=", subscription.priceId)
    .executeTakeFirstOrThrow();
  return { ...paid, locations: subscription.locations };
}

interface Order {
  price: PriceOnSale;
  locations: number;
  promotionCode?: string | null | undefined;
  /** A trial runs on, or begins with the purchase; nothing is due before its end. */
  trialEnd: Date | null;
}

export async function checkoutLink(
  { context, payments, stripe, employer }: BillingRequest,
  { price, locations, promotionCode, trialEnd }: Order,
): Promise<string> {
  const back = context.origin + pages.plans;
  return startCheckout(
    stripe,
    {
      employerId: employer.id,
      customer: await gatewayCustomer(stripe, context, employer),
      order: { price: await gatewayPriceOf(stripe, price, payments.isTest), quantity: locations },
      promotionCode: promotionCode ?? null,
      trialEnd,
      hasTax: payments.hasTax,
      successUrl: `${back}?checkout=done`,
      cancelUrl: `${back}?checkout=canceled`,
    },
    context.now(),
  );
}

/** What the owner keeps published when the plan becomes smaller. */
export async function saveKeptJobs({ context }: PlanRequest, keptJobListingIds: string[]): Promise<void> {
  await context.db
    .updateTable("subscriptionChanges")
    .set({ keptJobListingIds })
    .where("employerId", "=", context.actor.employerId)
    .where("appliedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .execute();
}

export const audit = (
  { context, subscription }: PlanRequest,
  action: string,
  detail: Record<string, unknown>,
) =>
  context.db
    .transaction()
    .execute((db) =>
      recordAudit({ ...context, db }, { action, entity: "subscriptions", entityId: subscription.id, detail }),
    );
