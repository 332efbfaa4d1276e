/** The OpenAPI 3.1 document, read off the resources, actions and routes that are served: it cannot fall behind them. */
import type { Action } from "../action.ts";
import type { Resource } from "../resource.ts";
import type { RouteDescription } from "./describe-route.ts";
import {
  actionOperation,
  collectionOperations,
  type Operation,
  routeOperation,
} from "./openapi-operations.ts";
import { commonHeaders, commonParameters, pathParameters } from "./openapi-parameters.ts";
import { commonResponses, commonSchemas } from "./openapi-responses.ts";
import { type Json, resourceSchema } from "./openapi-schemas.ts";

export interface PlainRoute {
  method: string;
  /** As Fastify writes it: `/api/accounts/sign_in`, `/api/brands/:id`. */
  url: string;
  /** Undefined where the route does not describe itself (`describeRoute`), which fails a test. */
  description: RouteDescription | undefined;
}

const listedMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** A route as registered with Fastify, in the form the document lists it; without catch-all routes. */
export function plainRoutes(
  method: string | string[],
  url: string,
  openapi?: RouteDescription | "hidden",
): PlainRoute[] {
  if (openapi === "hidden" || url.includes("*")) return [];
  const listed = [method].flat().filter((one) => listedMethods.includes(one));
  return listed.map((one) => ({ method: one, url, description: openapi }));
}

/** `plain` are the routes that are neither resources' nor actions': account calls, tracking, files. */
export function openApiDocument(
  resources: Resource[],
  actions: Action[],
  plain: PlainRoute[],
  base = "/api",
): Json {
  const types = new Map(resources.map((resource) => [resource.entity.type, resource]));
  const catalogue = { resources, byType: (type: string) => types.get(type)! };
  const paths: Record<string, Record<string, Operation>> = {};
  const add = (path: string, method: string, operation: Operation) => {
    const url = `${base}/${path}`.replace(/:(\w+)/g, "{$1}");
    const parameters = [...pathParameters(url), ...((operation.parameters as Json[] | undefined) ?? [])];
    paths[url] ??= {};
    paths[url][method.toLowerCase()] ??= {
      operationId: operationId(method, path),
      ...operation,
      parameters,
    };
  };
  // First, as in the server: a feature's own route may stand at a collection's address (ahoy/visits).
  for (const { method, url, description } of plain) {
    if (!url.startsWith(`${base}/`)) continue;
    const path = url.slice(base.length + 1);
    add(path, method, description ? routeOperation(catalogue, path, description) : { responses: {} });
  }
  for (const resource of resources) {
    for (const [path, collection] of Object.entries(resource.collections)) {
      for (const [method, suffix, operation] of collectionOperations(catalogue, resource, path, collection))
        add(path + suffix, method, operation);
    }
  }
  for (const action of actions) add(action.path, action.method, actionOperation(catalogue, action));
  return {
    openapi: "3.1.0",
    info: { title: "Cubby", version: "1", description: introduction },
    paths: Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      schemas: {
        ...commonSchemas,
        ...Object.fromEntries(resources.map((resource) => [resource.entity.type, resourceSchema(resource)])),
      },
      parameters: commonParameters,
      headers: commonHeaders,
      responses: commonResponses,
      securitySchemes: { session: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
    security: [{}, { session: [] }],
  };
}

const introduction =
  "A hiring marketplace for early-childhood education. Resources are JSON:API 1.1; the account calls speak short JSON of their own.";

const operationId = (method: string, path: string) =>
  [method.toLowerCase(), ...path.split(/[^\w]+/)].filter(Boolean).join("_");
