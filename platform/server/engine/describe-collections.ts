/** Every collection that an operator of a role may read, as they see it: data for a page that edits any of them. */
import type { Operator } from "#platform/shared/actor.ts";
import { z } from "zod";
import type { Resource } from "../resource.ts";
import { answerSchema, changesSchema, jsonSchema } from "./openapi-schemas.ts";
import { splitList } from "./filter-schemas.ts";
import type { Registry } from "./registry.ts";
import { hasOperatorRole } from "#platform/shared/operator-role.ts";

const schemas = z.record(z.string(), z.record(z.string(), z.unknown()));

export const CollectionDescription = z.object({
  /** Below the API's base. */
  path: z.string(),
  type: z.string(),
  /** JSON Schemas of what is read, by attribute. */
  attributes: schemas,
  /** What a row belongs to: the attribute with its id → the path of its collection; null where there is none. */
  belongsTo: z.record(z.string(), z.string().nullable()),
  /** What a new row may carry; null where none is created here. */
  create: z.object({ properties: schemas, required: z.array(z.string()) }).nullable(),
  /** What a change may carry. */
  change: schemas,
  canDelete: z.boolean(),
  filters: schemas,
  sorts: z.array(z.string()),
  defaultSort: z.string().nullable(),
});
export type CollectionDescription = z.infer<typeof CollectionDescription>;

/** One for each resource: of several collections the one that has all of its rows. */
export function describeCollections(
  { resources, byType, pathOf }: Registry,
  operator: Operator,
): CollectionDescription[] {
  const shown = resources.filter(({ operators }) => hasOperatorRole(operator, operators?.read));
  const known = new Set(shown.map(({ entity }) => entity.type));
  return shown.map((resource) => {
    const mayWrite = hasOperatorRole(operator, resource.operators?.write);
    const path = pathOf(resource, operator);
    const { entity, create, updatableBy, filters = {}, sorts = {}, defaultSort } = resource;
    const taken = resource.collections[path]!;
    const belongsTo = Object.entries(entity.belongsTo).map(([key, related]) => {
      const type = typeof related === "string" ? related : related.type;
      return [`${key}Id`, known.has(type) ? pathOf(byType(type), operator) : null] as const;
    });
    return {
      ...{ path, type: entity.type },
      attributes: Object.fromEntries(
        Object.entries(entity.attributes).map(([name, type]) => [name, answerSchema(type)]),
      ),
      belongsTo: Object.fromEntries(belongsTo),
      create: create && mayWrite ? createSchema(resource) : null,
      change: updatableBy && mayWrite ? propertiesOf(changesSchema(resource)) : {},
      canDelete: mayWrite && resource.delete !== undefined,
      filters: Object.fromEntries(
        Object.entries(filters)
          .filter(([name]) => !taken.filters || taken.filters.includes(name))
          .map(([name, { schema }]) => [name, filterSchema(schema)]),
      ),
      sorts: [...(taken.sorts ?? Object.keys(sorts))],
      defaultSort: defaultSort ?? null,
    };
  });
}

/** Comma-separated words of a closed set as a list of them. */
function filterSchema(schema: z.ZodType) {
  const each = splitList.get(schema);
  return each ? { type: "array", items: jsonSchema(each, "output") } : jsonSchema(schema);
}

function createSchema({ create }: Resource) {
  const schema = jsonSchema(create!.input);
  const required = Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
  return { properties: propertiesOf(schema), required };
}

const propertiesOf = (schema: Record<string, unknown>) =>
  (schema["properties"] ?? {}) as Record<string, Record<string, unknown>>;
