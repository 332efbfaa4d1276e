/** Prices over JSON:API: everybody sees what is on sale, an employer what it pays as well; operators write them. */
import type { WriteContext } from "#platform/server/context.ts";
import { idListParam } from "#platform/server/engine/filter-schemas.ts";
import { conflict, invalidFields } from "#platform/server/errors.ts";
import { alwaysAllowed, filter, resource, type Row, type Rows } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { Price } from "../price.ts";

const { name, interval, intervalCount, priceCents, priceCurrency, stripeId } = Price.attributes;

const newPrice = z.strictObject({
  planId: z.uuid(/*i18n*/ "Say which plan it is for"),
  name,
  interval,
  intervalCount: intervalCount.default(1),
  priceCents,
  priceCurrency: priceCurrency.default("usd"),
  stripeId: stripeId.default(null),
});

const onSale = (rows: Rows<"prices">) => rows.where("prices.replacedAt", "is", null);

export const prices = resource({
  entity: Price,
  table: "prices",
  operators: operatorAccess.pricing,
  access: "everyone",
  collections: { "employers/prices": { for: ["guest", "educator", "employer", "unchosen"] } },
  visibleTo: {
    guest: onSale,
    educator: onSale,
    unchosen: onSale,
    employer: (rows, { employerId }) =>
      rows.where(
        sql<boolean>`(prices.replaced_at is null or exists (
          select 1 from subscriptions where price_id = prices.id and employer_id = ${employerId}))`,
      ),
  },
  filters: {
    planId: filter(idListParam, (rows, plans) => rows.where("prices.planId", "in", plans)),
  },
  sorts: { priceCents: "priceCents", createdAt: "createdAt" },
  defaultSort: "priceCents",
  includes: ["plan"],
  create: { input: newPrice, run: putOnSale },
  updatableBy: { name: alwaysAllowed, stripeId: alwaysAllowed },
  delete: alwaysAllowed,
  remove: removeUnused,
});

/** What is on sale for the same interval is replaced: an amount that somebody agreed to never changes. */
async function putOnSale({ db, now }: WriteContext, price: z.output<typeof newPrice>): Promise<string> {
  const { planId, interval: every, intervalCount: count } = price;
  // Of two that come together, the second replaces the first.
  const plan = await db.selectFrom("plans").select("id").where("id", "=", planId).forUpdate().execute();
  if (plan.length === 0) {
    const message = /*i18n*/ "There is no such plan";
    throw invalidFields([{ field: "planId", message }], (field) => `/data/attributes/${field}`);
  }
  await db
    .updateTable("prices")
    .set({ replacedAt: now() })
    .where("planId", "=", planId)
    .where("interval", "=", every)
    .where("intervalCount", "=", count)
    .where("replacedAt", "is", null)
    .execute();
  const { id } = await db.insertInto("prices").values(price).returning("id").executeTakeFirstOrThrow();
  return id;
}

async function removeUnused({ db }: WriteContext, { id }: Row<"prices">): Promise<void> {
  const { rows } = await sql`
    select 1 from subscriptions where price_id = ${id}
    union all select 1 from subscription_changes where price_id = ${id} limit 1`.execute(db);
  if (rows.length > 0)
    throw conflict(/*i18n*/ "This is still in use, so it can't be deleted.", { code: "in_use" });
  await db.deleteFrom("prices").where("id", "=", id).execute();
}
