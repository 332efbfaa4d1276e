/** Buys a plan for the first time: a link to the gateway's page, on which the owner says yes to the amount. */
import type { Stripe } from "stripe";
import type { Context } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { unprocessable } from "#platform/server/errors.ts";
import type { GatewayOrder } from "./change-plan.ts";

interface Purchase {
  employerId: string;
  customer: string;
  order: GatewayOrder;
  promotionCode: string | null;
  /** When the running trial ends; nothing is due before. */
  trialEnd: Date | null;
  hasTax: boolean;
  successUrl: string;
  cancelUrl: string;
}

/** Stripe takes no trial that ends sooner. */
const minTrialMs = 48 * 3_600_000;

/** Until when nothing is due for a plan that is bought during a trial; null where it is due at once. */
export const remainingTrialEnd = (trialEnd: Date | null, now: Date): Date | null =>
  trialEnd && Number(trialEnd) - Number(now) >= minTrialMs ? trialEnd : null;

/** Of several tabs only the last can pay: another session that is still open is closed first. */
export async function startCheckout(stripe: Stripe, purchase: Purchase, now: Date): Promise<string> {
  const { employerId, customer, order, trialEnd, hasTax } = purchase;
  const discount = purchase.promotionCode ? await promotionCode(stripe, purchase.promotionCode) : null;
  const open = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
  const freeUntil = remainingTrialEnd(trialEnd, now);
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [order],
    ...(discount ? { discounts: [{ promotion_code: discount.id }] } : {}),
    payment_method_collection: "always",
    subscription_data: {
      metadata: { employerId },
      ...(freeUntil ? { trial_end: Math.floor(Number(freeUntil) / 1000) } : {}),
    },
    ...(hasTax ? { automatic_tax: { enabled: true }, customer_update: { address: "auto" } } : {}),
    success_url: purchase.successUrl,
    cancel_url: purchase.cancelUrl,
  });
  if (!session.url) throw new Error("The gateway gave no address to pay at.");
  return session.url;
}

/** What the first bill comes to, with a code. Throws 422 for a code that is not known. */
export async function previewPurchase(
  stripe: Stripe,
  order: GatewayOrder,
  code: string | null | undefined,
): Promise<number> {
  const discount = code ? await promotionCode(stripe, code) : null;
  const preview = await stripe.invoices.createPreview({
    subscription_details: { items: [order] },
    ...(discount ? { discounts: [{ promotion_code: discount.id }] } : {}),
  });
  return preview.total;
}

async function promotionCode(stripe: Stripe, code: string): Promise<Stripe.PromotionCode> {
  const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 1 });
  if (data[0]) return data[0];
  throw unprocessable(/*i18n*/ "We don't know this code.", {
    code: "unknown_promotion_code",
    source: { pointer: "/promotionCode" },
  });
}

/** The program's customer at the gateway, made with its first purchase. */
export async function gatewayCustomer(
  stripe: Stripe,
  { db }: Pick<Context, "db"> | { db: Queryable },
  employer: { id: string; name: string; email: string },
): Promise<string> {
  const known = await db
    .selectFrom("billingCustomers")
    .select("gatewayId")
    .where("employerId", "=", employer.id)
    .executeTakeFirst();
  if (known) return known.gatewayId;
  const { name, email, id: employerId } = employer;
  const customer = await stripe.customers.create(
    { name, email, metadata: { employerId } },
    { idempotencyKey: `customer:${employerId}` },
  );
  await db
    .insertInto("billingCustomers")
    .values({ employerId, gatewayId: customer.id })
    .onConflict((other) => other.column("employerId").doNothing())
    .execute();
  return customer.id;
}
