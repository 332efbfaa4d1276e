/** How an attribute is typed in the console: by the JSON Schema that the API gives for it. Pure. */
import { isRecord } from "#platform/shared/is-record.ts";

export type JsonSchema = Record<string, unknown>;

export type FieldKind =
  | { kind: "choice"; options: string[] }
  /** Any number of them. */
  | { kind: "choices"; options: string[] }
  | { kind: "switch" }
  | { kind: "number"; isWhole: boolean }
  | { kind: "time" }
  | { kind: "text"; isLong: boolean }
  /** One on each line. */
  | { kind: "lines" }
  | { kind: "json" };

export interface FieldType {
  field: FieldKind;
  isNullable: boolean;
}

/** Longer texts get more than one line. */
const longText = 200;

export function fieldType(schema: JsonSchema): FieldType {
  const variants = [schema["anyOf"], schema["oneOf"]].find(Array.isArray) as JsonSchema[] | undefined;
  if (variants) {
    const others = variants.filter((one) => one["type"] !== "null");
    const isNullable = others.length < variants.length;
    if (others.length === 1) return { field: fieldType(others[0]!).field, isNullable };
    return { field: { kind: "json" }, isNullable };
  }
  const types = Array.isArray(schema["type"]) ? schema["type"] : [schema["type"]];
  const isNullable = types.includes("null");
  return {
    field: fieldOf(
      schema,
      types.find((one) => one !== "null"),
    ),
    isNullable,
  };
}

function fieldOf(schema: JsonSchema, type: unknown): FieldKind {
  const words = schema["enum"];
  if (Array.isArray(words))
    return { kind: "choice", options: words.filter((one) => one !== null).map(String) };
  switch (type) {
    case "boolean":
      return { kind: "switch" };
    case "integer":
    case "number":
      return { kind: "number", isWhole: type === "integer" };
    case "string": {
      if (schema["format"] === "date-time") return { kind: "time" };
      const most = schema["maxLength"];
      return { kind: "text", isLong: typeof most === "number" && most > longText };
    }
    case "array":
      return listOf(schema["items"]);
    default:
      return { kind: "json" };
  }
}

function listOf(items: unknown): FieldKind {
  if (!isRecord(items) || items["type"] !== "string") return { kind: "json" };
  const words = items["enum"];
  return Array.isArray(words) ? { kind: "choices", options: words.map(String) } : { kind: "lines" };
}

/** A dot would be a path to the form. */
const separator = "__";

/**
 * The parts of an object as fields of their own: `theme` → `theme__primary`, `theme__accent`. Others stay as they are, and
 * those that are whole.
 */
export function withParts(
  properties: Record<string, JsonSchema>,
  isWhole: (name: string) => boolean = () => false,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const parts = isWhole(name) ? null : partsOf(schema);
      return parts
        ? Object.entries(parts).map(([part, of]) => [`${name}${separator}${part}`, of] as const)
        : [[name, schema] as const];
    }),
  );
}

function partsOf(schema: JsonSchema): Record<string, JsonSchema> | null {
  const variants = [schema["anyOf"], schema["oneOf"]].find(Array.isArray) as JsonSchema[] | undefined;
  const whole = variants ? variants.find((one) => one["type"] !== "null") : schema;
  if (variants && variants.length > 2) return null;
  const parts = whole?.["type"] === "object" ? whole["properties"] : undefined;
  return isRecord(parts) ? (parts as Record<string, JsonSchema>) : null;
}

/** The value of `theme__primary` in a row. */
export function partOf(values: Record<string, unknown>, name: string): unknown {
  const [whole = "", part] = name.split(separator);
  const value = values[whole];
  return part === undefined ? value : isRecord(value) ? value[part] : undefined;
}

/** Parts that were changed, put back into the objects they belong to. */
export function joinParts(
  initial: Record<string, unknown>,
  changed: Record<string, unknown>,
): Record<string, unknown> {
  const joined: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(changed)) {
    const [whole = "", part] = name.split(separator);
    if (part === undefined) joined[whole] = value;
    else {
      const before = joined[whole] ?? initial[whole];
      joined[whole] = { ...(isRecord(before) ? before : {}), [part]: value };
    }
  }
  return joined;
}

/** A stored value as it stands in the form, where everything is text. */
export function toText({ field }: FieldType, value: unknown): string {
  if (value === null || value === undefined) return "";
  if ((field.kind === "lines" || field.kind === "choices") && Array.isArray(value)) return value.join("\n");
  return field.kind === "json" ? JSON.stringify(value, null, 2) : String(value);
}

/** What is typed as the API takes it; undefined where it is no such value. */
export function fromText({ field, isNullable }: FieldType, text: string): { value: unknown } | undefined {
  if (text.trim() === "" && field.kind !== "lines" && field.kind !== "choices") {
    if (isNullable) return { value: null };
    return field.kind === "text" ? { value: "" } : undefined;
  }
  switch (field.kind) {
    case "switch":
      return { value: text === "true" };
    case "number": {
      const value = Number(text);
      return Number.isFinite(value) && (!field.isWhole || Number.isInteger(value)) ? { value } : undefined;
    }
    case "lines":
    case "choices":
      return { value: text.split("\n").flatMap((line) => line.trim() || []) };
    case "json":
      try {
        return { value: JSON.parse(text) as unknown };
      } catch {
        return undefined;
      }
    case "time": {
      const time = new Date(text);
      return Number.isNaN(time.getTime()) ? undefined : { value: time.toISOString() };
    }
    default:
      return { value: text };
  }
}
