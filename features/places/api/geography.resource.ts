/** Geographies over JSON:API: everybody reads which areas there are, operators draw them. */
import { areasOfCaller, isInAreas } from "#features/brands/api/brand-areas.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { alwaysAllowed, filter, resource } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { Geography } from "../geography.ts";
import { fiveDigits } from "../zip-code.ts";
import { zipCode } from "../zip-code-field.ts";

const operatorsOnly = () => false;
const everyone = { guest: all, educator: all, employer: all, unchosen: all };

export const geographies = resource({
  entity: Geography,
  table: "geographies",
  operators: operatorAccess.content,
  access: "everyone",
  collections: {
    geographies: {
      for: ["guest", "educator", "employer", "unchosen"],
      listScope: async (context) => {
        const areas = await areasOfCaller(context);
        return (rows) => rows.where(isInAreas(areas, sql.ref("geographies.id")));
      },
    },
  },
  visibleTo: everyone,
  hasManyLoaders: {
    profileQuestions: { type: "profile_questions", load: ({ db }, ids) => questionsOf(db, ids) },
  },
  filters: {
    q: filter(z.string().max(100), (rows, q) =>
      rows.where("geographies.longName", "ilike", `%${escaped(q)}%`),
    ),
    zipCode: filter(zipCode, (rows, zip) =>
      rows.where(sql<boolean>`geographies.zips @> ${[fiveDigits(zip)]}`),
    ),
  },
  sorts: { longName: "longName", shortName: "shortName" },
  defaultSort: "longName",
  includes: ["profileQuestions"],
  readableBy: { zips: operatorsOnly, approvesCompleteProfiles: operatorsOnly },
  create: {
    input: z
      .strictObject(Geography.attributes)
      .partial()
      .required({ longName: true, shortName: true, latitude: true, longitude: true }),
    run: async (
      { db },
      input: { longName: string; shortName: string; latitude: number; longitude: number },
    ) => {
      const row = await db.insertInto("geographies").values(input).returning("id").executeTakeFirstOrThrow();
      return row.id;
    },
  },
  updatableBy: Object.fromEntries(Object.keys(Geography.attributes).map((name) => [name, alwaysAllowed])),
});

/** The default questions, an area's own ones in their place. */
async function questionsOf(db: Queryable, geographyIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("profileQuestions")
    .select(["id", "geographyId", "name"])
    .where((eb) => eb.or([eb("geographyId", "is", null), eb("geographyId", "in", geographyIds)]))
    .orderBy("position")
    .orderBy("id")
    .execute();
  const questionsFor = (areaId: string) => {
    const own = new Set(rows.filter(({ geographyId }) => geographyId === areaId).map(({ name }) => name));
    return rows.filter(
      ({ geographyId, name }) => geographyId === areaId || (geographyId === null && !own.has(name)),
    );
  };
  return new Map(geographyIds.map((areaId) => [areaId, questionsFor(areaId).map(({ id }) => id)]));
}

function all<R>(rows: R): R {
  return rows;
}

/** What was typed is text, not a pattern. */
const escaped = (text: string) => text.replace(/[%_\\]/g, (sign) => `\\${sign}`);
