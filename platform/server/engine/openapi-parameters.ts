/** The parameters of operations in the OpenAPI document: of the query string, and of the path. */
import { wireName } from "#platform/shared/entity.ts";
import { z } from "zod";
import type { AnyTable, Collection, Resource } from "../resource.ts";
import { maxOffset, splitList, maxPageSize, rangeParam } from "./query.ts";

type Json = Record<string, unknown>;

/** A parameter of the query string. */
export const queryParameter = (name: string, schema: Json) => ({
  name,
  in: "query",
  required: false,
  schema,
});
const textSchema = { type: "string" };

export function readParameters(resource: Resource) {
  const include = resource.includes?.length
    ? [
        queryParameter("include", {
          ...textSchema,
          description: resource.includes.map((path) => path.split(".").map(wireName).join(".")).join(", "),
        }),
      ]
    : [];
  return [...include, queryParameter(`fields[${resource.entity.type}]`, textSchema)];
}

export function listParameters(resource: Resource, collection: Collection<AnyTable>) {
  const filters = Object.entries(resource.filters ?? {})
    .filter(([name]) => !collection.filters || collection.filters.includes(name))
    .map(([name, { schema }]) => filterParameter(`filter[${name}]`, schema));
  const sorts = collection.sorts ?? Object.keys(resource.sorts ?? {});
  return [
    ...readParameters(resource),
    ...filters,
    ...(sorts.length ? [queryParameter("sort", { enum: sorts.flatMap((name) => [name, `-${name}`]) })] : []),
    queryParameter("page[number]", { type: "integer", minimum: 1, maximum: maxOffset }),
    queryParameter("page[size]", { type: "integer", minimum: 1, maximum: maxPageSize }),
    ...(resource.cursorPaging
      ? [queryParameter("page[after]", textSchema), queryParameter("page[before]", textSchema)]
      : []),
  ];
}

/** Comma-separated values are a list to OpenAPI, so a closed set is described as one. */
function filterParameter(name: string, schema: z.ZodType) {
  const range = rangeParam.get(schema);
  if (range) return queryParameter(name, { type: "number", ...range });
  const each = splitList.get(schema);
  if (!each) return queryParameter(name, jsonSchema(schema));
  // A word may be spelt in any case: what comes out of reading it is the set.
  const items = jsonSchema(each, "output");
  return { ...queryParameter(name, { type: "array", items }), style: "form", explode: false };
}

/** Those of the path, and what the operation itself names. */
export function pathParameters(url: string, operation: Json) {
  const named = [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: textSchema,
  }));
  const parameters = [...named, ...(Array.isArray(operation.parameters) ? operation.parameters : [])];
  return parameters.length ? { parameters } : {};
}

/** What a client sends; values that only exist in code (dates, functions) are described loosely. */
export function jsonSchema(type: z.ZodType, io: "input" | "output" = "input"): Json {
  const { $schema: _left, ...schema } = z.toJSONSchema(type, { io, unrepresentable: "any" });
  return schema;
}
