/** The answers of operations in the OpenAPI document: what each gives, and how it refuses. */
import type { Answer, Answers, RouteDescription } from "./describe-route.ts";
import { mediaType } from "./negotiation.ts";
import { responseHeaders } from "./openapi-parameters.ts";
import { answerSchema, type Json, schemaRef } from "./openapi-schemas.ts";

const refusalNames: Record<number, string> = {
  400: "Malformed",
  401: "No session, or an expired one",
  402: "A plan is needed: `meta.limit`",
  403: "Known, but not allowed",
  404: "Absent, or not visible to you",
  406: "No form that is accepted",
  409: "The state does not allow it, or no employer profile is chosen",
  412: "Changed meanwhile",
  413: "Too large",
  415: "Another media type is needed",
  422: "Not valid: one error for each field",
  429: "Too many requests: see `Retry-After`",
};
const refusals: Record<string, Json> = {
  json_api: { [mediaType]: { schema: schemaRef("Errors") } },
  api_guard: {
    "application/json": { schema: schemaRef("AccountError") },
    // What is refused before the call itself, such as a body that is too large.
    [mediaType]: { schema: schemaRef("Errors") },
  },
  text: { "text/plain": { schema: { type: "string" } }, [mediaType]: { schema: schemaRef("Errors") } },
};
const retryAfter = { "Retry-After": { schema: { type: "integer" }, description: "Seconds" } };

/** The refusals of every kind of call, by name. */
export const commonResponses = Object.fromEntries(
  Object.entries(refusals).flatMap(([form, content]) => [
    ...Object.entries(refusalNames).map(([status, description]) => [
      `${form}_${status}`,
      { description, ...(status === "429" ? { headers: retryAfter } : {}), content },
    ]),
    [`${form}_default`, { description: "Refused", content }],
  ]),
);

export interface OperationKind {
  refusals?: RouteDescription["refusals"];
  /** A path with parameters may lead nowhere. */
  isOne?: boolean;
  hasBody?: boolean;
  ifMatch?: boolean | undefined;
}

/** The responses of an operation: its answers, then what it may be refused with. */
export function responsesOf(answers: Answers, kind: OperationKind, byType: (type: string) => Json): Json {
  const own = Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [status, response(Number(status), answer, byType)]),
  );
  const form = kind.refusals ?? "json_api";
  const statuses = [400, 401, 402, 403, 406, 409, 422, 429];
  if (kind.isOne) statuses.push(404);
  if (kind.ifMatch) statuses.push(412);
  if (kind.hasBody) statuses.push(413, 415);
  const refused = [...statuses.toSorted((a, b) => a - b), "default"].map((status) => [
    String(status),
    { $ref: `#/components/responses/${form}_${status}` },
  ]);
  return { ...Object.fromEntries(refused), ...own };
}

function response(
  status: number,
  { description, resource, content = {} }: Answer,
  byType: (t: string) => Json,
) {
  const media = resource
    ? { [mediaType]: { schema: byType(resource) } }
    : Object.fromEntries(
        Object.entries(content).map(([type, schema]) => [
          type,
          { schema: schema ? answerSchema(schema) : fileSchema(type) },
        ]),
      );
  const location = { Location: { schema: { type: "string" } } };
  const etag = { ETag: { schema: { type: "string" } } };
  return {
    description: description ?? (status === 204 ? "Done" : "OK"),
    headers: {
      ...responseHeaders,
      ...(status === 201 || (status >= 300 && status < 400) ? location : {}),
      ...(resource ? etag : {}),
    },
    ...(Object.keys(media).length > 0 ? { content: media } : {}),
  };
}

const fileSchema = (type: string) =>
  type.startsWith("text/") ? { type: "string" } : { type: "string", format: "binary" };

/** Schemas that are no resource's. */
export const commonSchemas: Record<string, Json> = {
  Page: {
    type: "object",
    required: ["number", "size", "total", "totalIsExact"],
    properties: {
      number: { type: "integer" },
      size: { type: "integer" },
      total: { type: "integer" },
      totalIsExact: { type: "boolean" },
    },
  },
  Errors: {
    type: "object",
    required: ["errors"],
    properties: {
      errors: {
        type: "array",
        minItems: 1,
        items: {
          type: "object",
          required: ["status", "code", "title", "detail"],
          properties: {
            status: { type: "string" },
            code: { type: "string", description: "A stable word in snake_case" },
            title: { type: "string" },
            detail: { type: "string", description: "A sentence that a person can act on" },
            source: {
              type: "object",
              properties: {
                pointer: { type: "string" },
                parameter: { type: "string" },
                header: { type: "string" },
              },
            },
            meta: { type: "object" },
          },
        },
      },
    },
  },
  AccountError: {
    type: "object",
    required: ["status", "error"],
    properties: {
      status: { const: "error" },
      error: { type: "string" },
      code: { type: "string" },
      errors: {
        type: "array",
        items: {
          type: "object",
          required: ["field", "message"],
          properties: { field: { type: "string" }, message: { type: "string" } },
        },
      },
    },
  },
};
