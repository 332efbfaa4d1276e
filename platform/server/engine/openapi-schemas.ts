/** The schemas of documents, resources, bodies and refusals in the OpenAPI document. */
import { type Entity, type Related, columnName, wireName } from "#platform/shared/entity.ts";
import { isRecord } from "#platform/shared/is-record.ts";
import { ownValue } from "#platform/shared/own-value.ts";
import { furtherInputs } from "#platform/shared/preprocess.ts";
import { z } from "zod";
import type { Resource } from "../resource.ts";

export type Json = Record<string, unknown>;

/** What a client sends (or gets); values that only exist in code (dates, functions) are described loosely. */
export function jsonSchema(type: z.ZodType, io: "input" | "output" = "input"): Json {
  const { $schema: _left, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: made }) => {
      removeNoise(made);
      const also = io === "input" && furtherInputs.get(zodSchema);
      if (also) allowAlso(made, jsonSchema(also));
      // What does not fit counts as missing, so anything is taken.
      if (io === "input" && zodSchema._zod.def.type === "catch") allowAlso(made, {});
    },
  });
  return schema;
}

/** Long patterns that say no more than the format beside them, and the limits of every number of JavaScript. */
function removeNoise(schema: Json): void {
  if (schema.format) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Changes the schema in place, because Zod's conversion goes on with the same object. */
function allowAlso(schema: Json, also: Json): void {
  const own = { ...schema };
  for (const keyword of Object.keys(schema)) delete schema[keyword];
  schema.anyOf = [also, own];
}

/**
 * An answer's schema. What is added to it later must not break a client, so more properties are allowed; one with a
 * default may be missing, because stored values are answered as they are.
 */
export function answerSchema(type: z.ZodType): Json {
  return asAnswered(jsonSchema(type, "output")) as Json;
}

function asAnswered(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asAnswered);
  if (!isRecord(schema)) return schema;
  const { required, additionalProperties, properties = {}, ...rest } = schema;
  const known = isRecord(properties) ? properties : {};
  const hasDefault = (name: string) => Object.hasOwn(Object(ownValue(known, name)), "default");
  const answered = (all: Json) =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name, asAnswered(value)]));
  return {
    ...answered(rest),
    ...("properties" in schema ? { properties: answered(known) } : {}),
    ...(isRecord(additionalProperties) ? { additionalProperties: asAnswered(additionalProperties) } : {}),
    ...(Array.isArray(required) ? { required: required.filter((name) => !hasDefault(String(name))) } : {}),
  };
}

export const schemaRef = (type: string) => ({ $ref: `#/components/schemas/${type}` });

const relatedType = (related: Related[string]) => (typeof related === "string" ? related : related.type);

const identifier = (type: string) => ({
  type: "object",
  required: ["type", "id"],
  properties: { type: { const: type }, id: { type: "string" } },
});
const toOne = (type: string) => ({ anyOf: [identifier(type), { type: "null" }] });
const toMany = (type: string) => ({ type: "array", items: identifier(type) });
const relationship = (data: Json) => ({ type: "object", required: ["data"], properties: { data } });
const relatedLink = {
  type: "object",
  required: ["links"],
  properties: {
    links: { type: "object", required: ["related"], properties: { related: { type: "string" } } },
  },
};
const links = (names: readonly string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: ["string", "null"] }])),
});

/** A resource as answers carry it. Attributes may be missing: by `fields`, or where the caller may not read them. */
export function resourceSchema({ entity, relatedLinks = {} }: Resource): Json {
  const relationships: Record<string, Json[]> = {};
  const add = (key: string, schema: Json) => (relationships[wireName(key)] ??= []).push(schema);
  for (const [key, related] of Object.entries(entity.belongsTo))
    add(key, relationship(toOne(relatedType(related))));
  for (const [key, related] of Object.entries(entity.hasMany))
    add(key, relationship(toMany(relatedType(related))));
  for (const key of Object.keys(relatedLinks)) add(key, relatedLink);
  return {
    type: "object",
    required: ["type", "id"],
    properties: {
      type: { const: entity.type },
      id: { type: "string" },
      attributes: { type: "object", properties: attributesOf(entity) },
      relationships: {
        type: "object",
        properties: Object.fromEntries(
          Object.entries(relationships).map(([name, forms]) => [
            name,
            forms.length > 1 ? { anyOf: forms } : forms[0],
          ]),
        ),
      },
      links: links(["self"]),
      meta: { type: "object" },
    },
  };
}

const attributesOf = ({ attributes }: Entity) =>
  Object.fromEntries(Object.entries(attributes).map(([name, type]) => [name, answerSchema(type)]));

/** The types of what a resource's documents may include. */
export function includedTypes(
  { entity, includes = [] }: Resource,
  byType: (type: string) => Entity,
): string[] {
  const types = new Set<string>();
  for (const path of includes) {
    let at = entity;
    for (const key of path.split(".")) {
      const related = ownValue(at.belongsTo, key) ?? ownValue(at.hasMany, key);
      if (!related) break;
      const type = relatedType(related);
      types.add(type);
      at = byType(type);
    }
  }
  return [...types];
}

const included = (types: readonly string[]) =>
  types.length > 0 ? { included: { type: "array", items: { anyOf: types.map(schemaRef) } } } : {};

export const documentSchema = (type: string, includes: readonly string[] = []) => ({
  type: "object",
  required: ["data"],
  properties: {
    data: schemaRef(type),
    ...included(includes),
    links: links(["self"]),
    meta: { type: "object" },
  },
});

export const listSchema = (type: string, includes: readonly string[]) => ({
  type: "object",
  required: ["data", "links", "meta"],
  properties: {
    data: { type: "array", items: schemaRef(type) },
    ...included(includes),
    links: links(["self", "first", "prev", "next", "last"]),
    meta: { type: "object", required: ["page"], properties: { page: schemaRef("Page") } },
  },
});

/** A body that creates a row of an entity, or changes one. */
export function writeSchema(entity: Entity, attributes: Json, isChange: boolean): Json {
  const required = isChange ? ["type", "id"] : ["type"];
  return {
    type: "object",
    required: ["data"],
    properties: {
      data: {
        type: "object",
        required,
        properties: {
          type: { const: entity.type },
          ...(isChange ? { id: { type: "string" } } : {}),
          attributes: withoutRequiredIds(entity, attributes),
          relationships: { type: "object", properties: writableRelationships(entity, attributes) },
        },
      },
    },
  };
}

const relationshipFields = ({ belongsTo, hasMany }: Entity) => [
  ...Object.entries(belongsTo).map(([key, related]) => ({
    field: `${key}Id`,
    name: wireName(key),
    data: toOne(relatedType(related)),
  })),
  ...Object.entries(hasMany).map(([key, related]) => ({
    field: `${columnName(key).replace(/s$/, "")}Ids`,
    name: wireName(key),
    data: toMany(relatedType(related)),
  })),
];

/** An id may come as the attribute or as the relationship, so neither form alone is required. */
function withoutRequiredIds(entity: Entity, schema: Json): Json {
  const ids = new Set(relationshipFields(entity).map(({ field }) => field));
  if (!Array.isArray(schema.required)) return schema;
  return { ...schema, required: schema.required.filter((name: string) => !ids.has(name)) };
}

function writableRelationships(entity: Entity, { properties }: Json): Json {
  const fields = relationshipFields(entity).filter(({ field }) => Object.hasOwn(Object(properties), field));
  return Object.fromEntries(fields.map(({ name, data }) => [name, relationship(data)]));
}

/** What a PATCH may change. */
export function changesSchema({ entity, fields, updatableBy = {} }: Resource): Json {
  const properties = Object.keys(updatableBy).map((name) => {
    const type = ownValue(fields, name)?.input ?? ownValue(entity.attributes, name);
    return [name, jsonSchema(type ?? z.uuid().nullable())];
  });
  return { type: "object", properties: Object.fromEntries(properties) };
}
