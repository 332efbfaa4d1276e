/** Plans over JSON:API: everybody may look at them, operators write them. */
import { alwaysAllowed, filter, resource } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { z } from "zod";
import { Plan } from "../plan.ts";

export const plans = resource({
  entity: Plan,
  table: "plans",
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
  updatableBy: Object.fromEntries(Object.keys(Plan.attributes).map((name) => [name, alwaysAllowed])),
});

function all<R>(rows: R): R {
  return rows;
}
