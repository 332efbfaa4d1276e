/** The OpenAPI 3.1 document, read off the resources and actions that are served: it cannot fall behind them. */
import { ownValue } from "#platform/shared/own-value.ts";
import { wireName } from "#platform/shared/entity.ts";
import type { Action } from "../action.ts";
import type { Collection, Resource, AnyTable } from "../resource.ts";
import { mediaType } from "./negotiation.ts";
import { jsonSchema, listParameters, pathParameters, readParameters } from "./openapi-parameters.ts";

type Json = Record<string, unknown>;
export type Operation = Json;

declare module "fastify" {
  interface FastifyContextConfig {
    openapi?: Operation | "hidden";
  }
}

export interface PlainRoute {
  method: string;
  /** As Fastify writes it: `/api/accounts/sign_in`, `/api/brands/:id`. */
  url: string;
  /** What the route says of itself (`config.openapi` of its options), where it is more than a name. */
  operation?: Operation;
}

const listedMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** A route as registered with Fastify, in the form the document lists it; without catch-all routes. */
export function plainRoutes(
  method: string | string[],
  url: string,
  openapi?: Operation | "hidden",
): PlainRoute[] {
  if (openapi === "hidden" || url.includes("*")) return [];
  const listed = [method].flat().filter((one) => listedMethods.includes(one));
  return listed.map((one) => ({ method: one, url, ...(openapi ? { operation: openapi } : {}) }));
}

/** `plain` are the routes that are neither: account calls, tracking, uploads. */
export function openApiDocument(
  resources: Resource[],
  actions: Action[],
  plain: PlainRoute[],
  base = "/api",
): Json {
  const paths: Record<string, Record<string, Operation>> = {};
  const add = (path: string, method: string, operation: Operation) => {
    const url = `${base}/${path}`.replace(/:(\w+)/g, "{$1}");
    paths[url] ??= {};
    paths[url][method.toLowerCase()] ??= { ...operation, ...pathParameters(url, operation) };
  };
  for (const resource of resources) {
    for (const [path, collection] of Object.entries(resource.collections)) {
      for (const [method, suffix, operation] of operations(resource, path, collection))
        add(path + suffix, method, operation);
    }
  }
  for (const action of actions) add(action.path, action.method, actionOperation(action));
  for (const { method, url, operation = { responses: { default: { description: "" } } } } of plain) {
    if (url.startsWith(`${base}/`)) add(url.slice(base.length + 1), method, operation);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Cubby",
      version: "1",
      description: "A hiring marketplace for early-childhood education.",
    },
    paths,
    components: {
      schemas: Object.fromEntries(resources.map((resource) => [resource.entity.type, schemaOf(resource)])),
      securitySchemes: { session: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
    security: [{}, { session: [] }],
  };
}

function operations(
  resource: Resource,
  path: string,
  collection: Collection<AnyTable>,
): [string, string, Operation][] {
  const { type } = resource.entity;
  const one = documentSchema(type);
  const operation = (verb: string, parts: Json): Operation => ({
    tags: [path],
    summary: `${verb} ${type}`,
    ...parts,
  });
  const bodyOf = (attributes: Json) => ({
    content: { [mediaType]: { schema: writeSchema(type, attributes) } },
  });
  const list = { parameters: listParameters(resource, collection), responses: okResponse(listSchema(type)) };
  const read = { parameters: readParameters(resource), responses: okResponse(one) };
  const listed: [string, string, Operation][] = [
    ["get", "", operation("List", list)],
    ["get", "/:id", operation("Read one of", read)],
  ];
  // Operators may wherever the resource knows how.
  if (resource.create) {
    const responses = { "201": { content: { [mediaType]: { schema: one } } }, ...errorResponses };
    const create = { requestBody: bodyOf(jsonSchema(resource.create.input)), responses };
    listed.push(["post", "", operation("Create one of", create)]);
  }
  if (resource.updatableBy) {
    const change = { requestBody: bodyOf(changesSchema(resource)), responses: okResponse(one) };
    listed.push(["patch", "/:id", operation("Change one of", change)]);
  }
  if (resource.delete) {
    const responses = { "204": { description: "Deleted" }, ...errorResponses };
    listed.push(["delete", "/:id", operation("Delete one of", { responses })]);
  }
  return listed;
}

function actionOperation({ path, summary, input }: Action): Operation {
  const schema = jsonSchema(input);
  const content = { "application/json": { schema }, [mediaType]: { schema } };
  const answers = { "2XX": { description: "Done" }, ...errorResponses };
  return { tags: [path.split("/:")[0]], summary, requestBody: { content }, responses: answers };
}

const errorResponses = {
  default: {
    description: "Refused: JSON:API error objects",
    content: {
      [mediaType]: {
        schema: { type: "object", properties: { errors: { type: "array", items: { type: "object" } } } },
      },
    },
  },
};

const okResponse = (schema: Json) => ({
  "200": { description: "OK", content: { [mediaType]: { schema } } },
  ...errorResponses,
});
const schemaRef = (type: string) => ({ $ref: `#/components/schemas/${type}` });
const documentSchema = (type: string) => ({
  type: "object",
  properties: { data: schemaRef(type) },
  required: ["data"],
});
const listSchema = (type: string) => ({
  type: "object",
  properties: {
    data: { type: "array", items: schemaRef(type) },
    links: { type: "object" },
    meta: { type: "object" },
  },
  required: ["data"],
});
const writeSchema = (type: string, attributes: Json) => ({
  type: "object",
  properties: {
    data: { type: "object", properties: { type: { const: type }, attributes }, required: ["type"] },
  },
});

function schemaOf({ entity }: Resource): Json {
  const attributes = Object.fromEntries(
    Object.entries(entity.attributes).map(([name, type]) => [name, jsonSchema(type)]),
  );
  const related = [...Object.keys(entity.belongsTo), ...Object.keys(entity.hasMany)].map(wireName);
  const relationships = Object.fromEntries(related.map((name) => [name, { type: "object" }]));
  return {
    type: "object",
    required: ["type", "id"],
    properties: {
      type: { const: entity.type },
      id: { type: "string" },
      attributes: { type: "object", properties: attributes },
      relationships: { type: "object", properties: relationships },
    },
  };
}

function changesSchema(resource: Resource): Json {
  const properties = Object.keys(resource.updatableBy ?? {}).map((name) => {
    const type = ownValue(resource.fields, name)?.input ?? ownValue(resource.entity.attributes, name);
    return [name, type ? jsonSchema(type) : { type: "string" }];
  });
  return { type: "object", properties: Object.fromEntries(properties) };
}
