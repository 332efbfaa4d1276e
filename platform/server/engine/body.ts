/** Request documents: JSON:API's rules for what a POST or PATCH may carry, and errors that point into it. */
import { columnName, type Entity, wireName } from "#platform/shared/entity.ts";
import { isRecord } from "#platform/shared/is-record.ts";
import { validationMessage } from "#platform/shared/validation-message.ts";
import { z } from "zod";
import { ApiError, badRequest, conflict, forbidden, invalidFields, escapePointerPart } from "../errors.ts";

/** Attributes and relationship ids (`jobListingId`) of a request, flattened, and where each came from. */
export interface ParsedInput {
  values: Record<string, unknown>;
  /** JSON pointer of a field in the request, or null when the request did not carry it. */
  pointer: (field: string) => string | null;
}

const identifier = z.object({ type: z.string(), id: z.string() });
const document = z.object({
  data: z.object({
    type: z.string(),
    id: z.string().optional(),
    // Zod's record leaves `__proto__` out without a word.
    attributes: z.custom<Record<string, unknown>>(isRecord).optional(),
    relationships: z
      .record(z.string(), z.object({ data: z.union([identifier, z.array(identifier), z.null()]).optional() }))
      .optional(),
  }),
});

/** Parses a resource document. `id` is the URL's on PATCH, undefined on POST (a client's own id is refused). */
export function parseDocument(entity: Entity, body: unknown, id?: string): ParsedInput {
  const parsed = document.safeParse(body);
  if (!parsed.success) {
    throw badRequest(/*i18n*/ "The request is not a JSON:API document.", {
      source: { pointer: pointerInto(body) },
    });
  }
  const { data } = parsed.data;
  if (data.type !== entity.type) {
    throw conflict(/*i18n*/ "The type does not match this collection.", {
      source: { pointer: "/data/type" },
    });
  }
  if (id === undefined && data.id !== undefined) {
    throw forbidden(/*i18n*/ "Ids are given by the server.", { source: { pointer: "/data/id" } });
  }
  if (id !== undefined && data.id !== id) {
    throw conflict(/*i18n*/ "The id does not match this address.", {
      source: { pointer: data.id === undefined ? "/data" : "/data/id" },
    });
  }
  return flatten(entity, data.attributes ?? {}, data.relationships ?? {});
}

const pointerInto = (body: unknown) =>
  typeof body === "object" && body !== null && "data" in body ? "/data" : "";

type Relationships = NonNullable<z.output<typeof document>["data"]["relationships"]>;

function flatten(
  entity: Entity,
  attributes: Record<string, unknown>,
  relationships: Relationships,
): ParsedInput {
  const values: Record<string, unknown> = { ...attributes };
  const pointers = new Map(
    Object.keys(attributes).map((name) => [name, `/data/attributes/${escapePointerPart(name)}`]),
  );
  for (const [name, { data }] of Object.entries(relationships)) {
    const { field, types } = relationshipField(entity, name);
    const linked = Array.isArray(data) ? data : data ? [data] : [];
    if (linked.some(({ type }) => !types.includes(type))) {
      throw conflict(/*i18n*/ "The related type does not match.", {
        source: { pointer: `/data/relationships/${escapePointerPart(name)}/data` },
      });
    }
    values[field] = Array.isArray(data) ? data.map(({ id }) => id) : (data?.id ?? null);
    pointers.set(field, `/data/relationships/${escapePointerPart(name)}`);
  }
  return { values, pointer: (field) => pointers.get(field) ?? pointers.get(wireName(field)) ?? null };
}

/** A relationship's wire name → the field that holds its id (`job_listing` → `jobListingId`, `locations` → `locationIds`). */
function relationshipField(entity: Entity, name: string): { field: string; types: string[] } {
  for (const [key, related] of Object.entries(entity.belongsTo)) {
    if (wireName(key) === name || key === name) return { field: `${key}Id`, types: [typeOf(related)] };
  }
  for (const [key, related] of Object.entries(entity.hasMany)) {
    if (wireName(key) === name || key === name) {
      return { field: `${columnName(key).replace(/s$/, "")}Ids`, types: [typeOf(related)] };
    }
  }
  throw new ApiError(422, [
    {
      status: "422",
      code: "unknown_attribute",
      title: "Not valid",
      detail: /*i18n*/ "This relationship is not known here.",
      source: { pointer: `/data/relationships/${escapePointerPart(name)}` },
    },
  ]);
}

const typeOf = (related: Entity | string) => (typeof related === "string" ? related : related.type);

/** Parses values by a schema: every problem at once, each at its field. */
export function parseFields<S extends z.ZodType>(schema: S, input: ParsedInput): z.output<S> {
  const parsed = schema.safeParse(input.values, { error: validationMessage });
  if (parsed.success) return parsed.data;
  throw invalidFields(parsed.error.issues.flatMap(fieldErrors), input.pointer);
}

/**
 * Parses values by a schema and applies further rules, if any: the problems of both are reported together. `whole`
 * is what the rules see, by default the values themselves; a field that the schema refused is not reported
 * twice.
 */
export function parseWithRules<S extends z.ZodType<Record<string, unknown>>>(
  schema: S,
  input: ParsedInput,
  {
    rules,
    whole,
  }: { rules: z.ZodType | undefined; whole?: (values: Record<string, unknown>) => Record<string, unknown> },
): z.output<S> {
  const parsed = schema.safeParse(input.values, { error: validationMessage });
  const values = parsed.success ? parsed.data : input.values;
  const checked = rules?.safeParse(whole?.(values) ?? values, { error: validationMessage });
  const schemaErrors = (parsed.error?.issues ?? []).flatMap(fieldErrors);
  const refused = new Set(schemaErrors.map(({ field }) => field));
  const further = (checked?.error?.issues ?? []).flatMap(fieldErrors);
  const errors = [...schemaErrors, ...further.filter(({ field }) => !refused.has(field))];
  if (errors.length > 0 || !parsed.success) throw invalidFields(errors, input.pointer);
  return parsed.data;
}

function fieldErrors(issue: z.core.$ZodIssue) {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((field) => ({
      field,
      message: /*i18n*/ "This attribute is not known here.",
      code: "unknown_attribute",
    }));
  }
  return [{ field: String(issue.path[0] ?? ""), message: issue.message }];
}

/** An action's body: none, flat JSON, or the attributes of a JSON:API document; keys may be snake_case. */
export function flatBody(body: unknown): ParsedInput {
  const flat = record.safeParse(body ?? {});
  if (!flat.success) throw badRequest(/*i18n*/ "The request's body must be a JSON object.");
  const isDocument = Object.hasOwn(flat.data, "data");
  const given = isDocument ? attributesOf(body) : flat.data;
  const base = isDocument ? "/data/attributes" : "";
  const names = new Map(Object.keys(given).map((name) => [columnName(name), name]));
  return {
    values: Object.fromEntries(Object.entries(given).map(([name, value]) => [columnName(name), value])),
    pointer: (field) => (names.has(field) ? `${base}/${escapePointerPart(names.get(field)!)}` : null),
  };
}

const record = z.record(z.string(), z.unknown());
const withMessage = z.object({ data: z.object({ attributes: record.default({}) }) });

/**
 * No action has a field named `data`: a body with one is meant as a document, and a broken document is not
 * treated as an empty body.
 */
function attributesOf(body: unknown): Record<string, unknown> {
  const parsed = withMessage.safeParse(body);
  if (parsed.success) return parsed.data.data.attributes;
  throw badRequest(/*i18n*/ "The request is not a JSON:API document.", { source: { pointer: "/data" } });
}
