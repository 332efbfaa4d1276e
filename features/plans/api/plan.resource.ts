/** Plans over JSON:API: everybody may look at them, operators write them. */
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import { alwaysAllowed, filter, resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { Plan } from "../plan.ts";

const newPlan = z.strictObject(Plan.attributes).partial().required({ name: true });

export const plans = resource({
  entity: Plan,
  table: "plans",
  operators: operatorAccess.pricing,
  access: "everyone",
  collections: { "employers/plans": { for: ["guest", "educator", "employer", "unchosen"] } },
  visibleTo: { guest: all, educator: all, employer: all, unchosen: all },
  filters: {
    q: filter(z.string().max(100), (rows, q) =>
      rows.where(sql<boolean>`position(lower(${q}) in lower(plans.name)) > 0`),
    ),
  },
  sorts: { position: "position", name: "name" },
  defaultSort: "position",
  create: {
    input: newPlan,
    run: async ({ db }: WriteContext, values: z.output<typeof newPlan>) => {
      const plan = await db.insertInto("plans").values(values).returning("id").executeTakeFirstOrThrow();
      return plan.id;
    },
  },
  updatableBy: Object.fromEntries(Object.keys(Plan.attributes).map((name) => [name, alwaysAllowed])),
  delete: alwaysAllowed,
  remove: removeUnused,
});

/** With a plan its prices and its card go, but never what an employer is on, was on, or begins on. */
async function removeUnused({ db }: WriteContext, { id, freePlan }: Row<"plans">): Promise<void> {
  const { rows } = await sql`
    select 1 from subscriptions where plan_id = ${id}
    union all select 1 from subscription_changes where plan_id = ${id} limit 1`.execute(db);
  if (freePlan || rows.length > 0)
    throw conflict(/*i18n*/ "This is still in use, so it can't be deleted.", { code: "in_use" });
  await db.deleteFrom("plans").where("id", "=", id).execute();
}

function all<R>(rows: R): R {
  return rows;
}
