/**
 * What the gateway tells us. An event is a hint and no more: it names a customer, whose whole state is read from the
 * gateway afterwards. So it does not matter in which order events come, how often, or how late.
 */
import type { Stripe } from "stripe";
import type { Log } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { syncBilling } from "./sync-billing.job.ts";

export async function takeEvent(
  { db, now, log }: { db: Transaction; now: () => Date; log: Log },
  { id, type, data }: Pick<Stripe.Event, "id" | "type"> & { data: { object: object } },
): Promise<void> {
  const customerId = customerOf(data.object);
  if (!customerId) return;
  const { numInsertedOrUpdatedRows: count } = await db
    .insertInto("paymentEvents")
    .values({ id, type, customerId, receivedAt: now() })
    .onConflict((known) => known.column("id").doNothing())
    .executeTakeFirstOrThrow();
  if (!count) return log.info({ event: id }, "a payment event came again");
  const customer = await db
    .selectFrom("billingCustomers")
    .select("employerId")
    .where("gatewayId", "=", customerId)
    .executeTakeFirst();
  if (!customer) return log.warn({ event: id, type }, "a payment event of an unknown customer");
  await syncBilling.enqueue(db, { employerId: customer.employerId }, { key: customer.employerId });
}

function customerOf(object: object): string | undefined {
  const { customer, id, object: kind } = object as { customer?: unknown; id?: string; object?: string };
  if (typeof customer === "string") return customer;
  return kind === "customer" ? id : undefined;
}
