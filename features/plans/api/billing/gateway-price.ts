/** Our prices as the gateway knows them: the operators' own where they named one, else one that is made there once. */
import type { Stripe } from "stripe";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";

export async function gatewayPriceOf(stripe: Stripe, price: Row<"prices">, isTest: boolean): Promise<string> {
  if (price.stripeId && !isTest) return price.stripeId;
  const known = await stripe.prices.list({ lookup_keys: [price.id], limit: 1 });
  if (known.data[0]) return known.data[0].id;
  const created = await stripe.prices.create(
    {
      lookup_key: price.id,
      nickname: price.name,
      currency: price.priceCurrency,
      unit_amount: price.priceCents,
      recurring: { interval: price.interval, interval_count: price.intervalCount },
      product_data: { name: price.name },
      metadata: { priceId: price.id },
    },
    { idempotencyKey: `price:${price.id}` },
  );
  return created.id;
}

/** Which of our prices one of the gateway's is: the operators' own there, or one that we made there. */
export const ourPrice = (db: Queryable, { id, metadata }: Stripe.Price) =>
  db
    .selectFrom("prices")
    .select(["id", "planId"])
    .where((eb) =>
      eb.or([eb("stripeId", "=", id), ...(metadata["priceId"] ? [eb("id", "=", metadata["priceId"])] : [])]),
    )
    .executeTakeFirst();
