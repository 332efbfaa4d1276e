/** The plans' cards over JSON:API: everybody may look at them, operators write them. */
import type { WriteContext } from "#platform/server/context.ts";
import { idListParam } from "#platform/server/engine/filter-schemas.ts";
import { alwaysAllowed, filter, resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { PlanBenefit } from "../plan-benefit.ts";

const { subheading, benefits, tier, mostPopular } = PlanBenefit.attributes;

const newCard = z.strictObject({
  ...PlanBenefit.attributes,
  planId: z.uuid(/*i18n*/ "Say which plan it is for"),
  subheading: subheading.default(""),
  benefits: benefits.default([]),
  tier: tier.default(0),
  mostPopular: mostPopular.default(false),
});

export const planBenefits = resource({
  entity: PlanBenefit,
  table: "planBenefits",
  operators: operatorAccess.pricing,
  access: "everyone",
  collections: { "employers/plan_benefits": { for: ["guest", "educator", "employer", "unchosen"] } },
  visibleTo: { guest: all, educator: all, employer: all, unchosen: all },
  fields: {
    mostPopular: { read: ({ mostPopular: is }: Row<"planBenefits">) => is, save: setMostPopular },
  },
  filters: {
    planId: filter(idListParam, (rows, plans) => rows.where("planBenefits.planId", "in", plans)),
  },
  sorts: { tier: "tier" },
  defaultSort: "tier",
  includes: ["plan"],
  create: {
    input: newCard,
    run: async (context: WriteContext, { mostPopular: isMostPopular, ...card }: z.output<typeof newCard>) => {
      const { id } = await context.db
        .insertInto("planBenefits")
        .values(card)
        .returning("id")
        .executeTakeFirstOrThrow();
      if (isMostPopular) await setMostPopular(context, id, true);
      return id;
    },
  },
  updatableBy: Object.fromEntries(Object.keys(PlanBenefit.attributes).map((name) => [name, alwaysAllowed])),
  delete: alwaysAllowed,
});

function all<R>(rows: R): R {
  return rows;
}

/** Only one is: another that was is no longer. */
async function setMostPopular({ db }: WriteContext, id: string, isMostPopular: boolean): Promise<void> {
  if (isMostPopular)
    await db
      .updateTable("planBenefits")
      .set({ mostPopular: false })
      .where("mostPopular", "=", true)
      .where("id", "!=", id)
      .execute();
  await db.updateTable("planBenefits").set({ mostPopular: isMostPopular }).where("id", "=", id).execute();
}
