/** What a plain route says of itself: the OpenAPI document is made of these, with the schemas that the route parses by. */
import { z } from "zod";
import { mediaType } from "./negotiation.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    openapi?: RouteDescription | "hidden";
  }
}

/** The body of an answer; without `content` it has none. */
export interface Answer {
  description?: string;
  /** The document of one resource, by its type. */
  resource?: string;
  /** Media type → the schema of JSON, or null for a file, a page or a text. */
  content?: Record<string, z.ZodType | null>;
}

/** By status; one below 400 at least. Refusals are described alike everywhere and need not be named. */
export type Answers = Record<number, Answer>;

export interface RouteDescription {
  /** One sentence. */
  summary: string;
  /** The parameters of the query string. */
  query?: z.ZodObject;
  /** The path of the collection whose filters, sorts and pages it takes. */
  queryOf?: string;
  /** Whether a change may be made against a version (`If-Match`). */
  ifMatch?: boolean;
  /** JSON, flat or as the attributes of a JSON:API document, unless `bodyTypes` names other media types. */
  body?: z.ZodType;
  bodyTypes?: readonly string[];
  answers: Answers;
  /** Refusals in api_guard's or in ahoy's own form instead of JSON:API's. */
  refusals?: "api_guard" | "text";
}

/** The options of a route with its description: `server.get(url, describeRoute({…}), handler)`. */
export const describeRoute = (description: RouteDescription) => ({ config: { openapi: description } });

/** A route that the document leaves out: one that refuses, or that a third party's browser code loads. */
export const hiddenRoute = { config: { openapi: "hidden" } } as const;

export const nothing: Answer = {};

/** The JSON:API document of one resource, by its type. */
export const resourceDocument = (resource: string): Answer => ({ resource });

export const json = (schema: z.ZodType): Answer => ({ content: { "application/json": schema } });

/** A JSON:API document of no resource of the engine's. */
export const jsonApi = (schema: z.ZodType): Answer => ({ content: { [mediaType]: schema } });

/** One resource inside of another answer, by its type. */
export const resourceObject = (type: string) => z.unknown().meta({ $ref: `#/components/schemas/${type}` });

/** `meta.page` of a list. */
export const pageMeta = z.object({
  number: z.int(),
  size: z.int(),
  total: z.int(),
  totalIsExact: z.boolean(),
});

export const file = (type: string): Answer => ({ content: { [type]: null } });

export const redirect: Answer = { description: "Go on at `Location`" };

/** `{status: "success", message}` of the account calls, with `data` where a call has some. */
export const success = (data?: z.ZodType): Answer =>
  json(
    z.object({
      status: z.literal("success"),
      message: z.string().optional(),
      ...(data ? { data } : {}),
    }),
  );

/** A page that a signed link in a mail opens, and what its button posts. */
export const linkPage = (summary: string, form?: z.ZodObject) =>
  describeRoute({
    summary,
    query: z.object({ token: z.string().describe("From the link in the mail") }),
    ...(form ? { body: form, bodyTypes: ["application/x-www-form-urlencoded"] } : {}),
    answers: { 200: file("text/html"), 404: file("text/html") },
  });
