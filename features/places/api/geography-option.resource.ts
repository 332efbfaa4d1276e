/** Geography options over JSON:API: what an area offers, and the general lists. */
import { alwaysAllowed, filter, resource } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { GeographyOptionCategory } from "../geography-options.ts";
import { GeographyOption } from "../geography-option.ts";
import { geographyOptionCategories } from "../geography-options.ts";
import { nearestPlace } from "./gazetteer.ts";
import { isOfferedIn } from "./offered-options.ts";
import { fiveDigits } from "../zip-code.ts";
import { zipCode } from "../zip-code-field.ts";

/** A point as `30.27,-97.74`: what is offered around it. */
const nearParam = z
  .string()
  .regex(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/)
  .transform((text) => text.split(",").map(Number))
  .transform(([lat, lng]) => ({ lat: lat!, lng: lng! }))
  .refine(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);

export const geographyOptions = resource({
  entity: GeographyOption,
  table: "geographyOptions",
  operators: operatorAccess.content,
  access: "everyone",
  collections: { geography_options: { for: ["guest", "educator", "employer", "unchosen"] } },
  visibleTo: { guest: all, educator: all, employer: all, unchosen: all },
  filters: {
    q: filter(z.string().max(100), (rows, q) =>
      rows.where(sql<boolean>`position(lower(${q}) in lower(geography_options.title)) > 0`),
    ),
    category: filter(z.enum(geographyOptionCategories), (rows, category) =>
      rows.where("geographyOptions.category", "=", category),
    ),
    geographyId: filter(z.uuid(), (rows, id) => rows.where(isOfferedIn(sql`select ${id}::uuid`))),
    general: filter(z.literal("true"), (rows) => rows.where("geographyOptions.geographyId", "is", null)),
    near: filter(nearParam, (rows, point) => {
      const found = nearestPlace(point);
      return rows.where(isOfferedIn(sql`select id from geographies where zips @> ${[found?.zip ?? ""]}`));
    }),
    zipCode: filter(zipCode, (rows, zip) =>
      rows.where(isOfferedIn(sql`select id from geographies where zips @> ${[fiveDigits(zip)]}`)),
    ),
  },
  sorts: { position: "position", title: "title" },
  defaultSort: "position",
  includes: ["geography"],
  create: {
    input: z.strictObject(GeographyOption.attributes).partial().required({ title: true, category: true }),
    run: async ({ db }, input: { title: string; category: GeographyOptionCategory }) => {
      const row = await db
        .insertInto("geographyOptions")
        .values(input)
        .returning("id")
        .executeTakeFirstOrThrow();
      return row.id;
    },
  },
  updatableBy: Object.fromEntries(
    Object.keys(GeographyOption.attributes).map((name) => [name, alwaysAllowed]),
  ),
  delete: alwaysAllowed,
});

function all<R>(rows: R): R {
  return rows;
}
