/** The parameters of operations in the OpenAPI document: of the path, of the query string, and in headers. */
import { positionHeader } from "#platform/shared/live-position.ts";
import { wireName } from "#platform/shared/entity.ts";
import { z } from "zod";
import type { AnyTable, Collection, Resource } from "../resource.ts";
import { type Json, jsonSchema } from "./openapi-schemas.ts";
import { rangeParam, splitList } from "./filter-schemas.ts";
import { appliesToAllRows, maxOffset, maxPageSize, metaName, takesCursors } from "./query.ts";

const textSchema = { type: "string" };

const queryParameter = (name: string, schema: Json, required = false) => ({
  name,
  in: "query",
  required,
  schema,
});

/** Comma-separated words of a closed set. */
const listParameter = (name: string, words: readonly string[]) => ({
  ...queryParameter(name, { type: "array", items: { type: "string", enum: words } }),
  style: "form",
  explode: false,
});

/** `types` are those of the documents that are asked for: the resource's own and what it may include. */
export function readParameters({ includes = [] }: Resource, types: readonly Resource[]) {
  const paths = includes.map((path) => path.split(".").map(wireName).join("."));
  return [
    ...(paths.length ? [listParameter("include", paths)] : []),
    ...types.map((one) => listParameter(`fields[${one.entity.type}]`, fieldNames(one))),
  ];
}

const fieldNames = ({ entity, relatedLinks = {} }: Resource) => [
  ...new Set([
    ...Object.keys(entity.attributes),
    ...[entity.belongsTo, entity.hasMany, relatedLinks].flatMap(Object.keys).map(wireName),
    metaName,
  ]),
];

export function listParameters(
  resource: Resource,
  collection: Collection<AnyTable>,
  types: readonly Resource[],
) {
  const own = Object.entries(resource.filters ?? {}).filter(
    ([name]) => !collection.filters || collection.filters.includes(name),
  );
  const filters = Object.entries({ ...appliesToAllRows, ...Object.fromEntries(own) });
  const sorts = collection.sorts ?? Object.keys(resource.sorts ?? {});
  const words = sorts.flatMap((name) => [name, `-${name}`]);
  return [
    ...readParameters(resource, types),
    ...filters.map(([name, { schema }]) => valueParameter(`filter[${name}]`, schema)),
    ...relatedFilterParameters(resource, types),
    ...(words.length ? [listParameter("sort", words)] : []),
    queryParameter("page[number]", { type: "integer", minimum: 1, maximum: maxOffset }),
    queryParameter("page[size]", { type: "integer", minimum: 1, maximum: maxPageSize }),
    ...(resource.cursorPaging
      ? ["page[after]", "page[before]"].map((name) =>
          queryParameter(name, { type: "string", format: "uuid" }),
        )
      : []),
    ...(takesCursors(resource, collection) ? [queryParameter("page[after]", { type: "string" })] : []),
  ];
}

/** Filters of the rows that are included because they point at those of the list. */
const relatedFilterParameters = (
  { includes = [], hasManyLoaders = {} }: Resource,
  types: readonly Resource[],
) =>
  Object.entries(hasManyLoaders).flatMap(([key, { type, by }]) => {
    const related = by && includes.includes(key) ? types.find(({ entity }) => entity.type === type) : null;
    return Object.entries(related?.filters ?? {}).map(([name, { schema }]) =>
      valueParameter(`filter[${wireName(key)}.${name}]`, schema),
    );
  });

/** The parameters that a route's own schema takes. */
export const queryParameters = ({ shape }: z.ZodObject) =>
  Object.entries(shape).map(([name, schema]) => ({
    ...valueParameter(name, schema as z.ZodType),
    required: !(schema as z.ZodType).safeParse(undefined).success,
  }));

/** Comma-separated values are a list to OpenAPI, so a closed set is described as one. */
function valueParameter(name: string, optional: z.ZodType) {
  const schema = optional instanceof z.ZodOptional ? (optional.unwrap() as z.ZodType) : optional;
  const range = rangeParam.get(schema);
  if (range) return queryParameter(name, { type: "number", ...range });
  const each = splitList.get(schema);
  if (!each) return queryParameter(name, jsonSchema(schema));
  // A word may be spelt in any case: what comes out of reading it is the set.
  const items = jsonSchema(each, "output");
  return { ...queryParameter(name, { type: "array", items }), style: "form", explode: false };
}

export const pathParameters = (url: string) =>
  [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: textSchema,
  }));

const parameterRef = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** The session's own headers; `Authorization` is the document's security scheme. */
export const sessionParameters = ["Current-Employer-Profile-Id", "Refresh-Token"].map(parameterRef);
export const idempotencyKey = parameterRef("Idempotency-Key");
export const ifMatchParameter = parameterRef("If-Match");

const headerParameter = (name: string, description: string, schema: Json = textSchema) => ({
  name,
  in: "header",
  required: false,
  description,
  schema,
});

export const commonParameters = {
  "Current-Employer-Profile-Id": headerParameter(
    "Current-Employer-Profile-Id",
    "The employer profile to act as; needed by who has several",
    { type: "string", format: "uuid" },
  ),
  "Refresh-Token": headerParameter(
    "Refresh-Token",
    "With an expired access token: the answer carries the new pair in its headers",
  ),
  "Idempotency-Key": headerParameter(
    "Idempotency-Key",
    "The same key and body within 24 hours give the first answer again",
    { type: "string", maxLength: 255 },
  ),
  "If-Match": headerParameter("If-Match", "The ETag that the change is made against; 412 when it is stale"),
};

/** What any answer to a session may carry, and the client stores. */
export const commonHeaders = {
  ...Object.fromEntries(
    ["Access-Token", "Refresh-Token", "Expire-At", "Current-Employer-Profile-Id"].map((name) => [
      name,
      { schema: textSchema, description: "Where the session was begun or renewed, or a profile chosen" },
    ]),
  ),
  [positionHeader]: {
    schema: textSchema,
    description: "Of what was read: `since` of a replay on /cable, which tells what came after it",
  },
};

export const responseHeaders = Object.fromEntries(
  Object.keys(commonHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);
