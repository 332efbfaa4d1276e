/** How an attribute is typed in the console: by the JSON Schema that the API gives for it. Pure. */
import { isRecord } from "#platform/shared/is-record.ts";

export type JsonSchema = Record<string, unknown>;

export type FieldKind =
  | { kind: "choice"; options: string[] }
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
      return isRecord(schema["items"]) && schema["items"]["type"] === "string"
        ? { kind: "lines" }
        : { kind: "json" };
    default:
      return { kind: "json" };
  }
}

/** A stored value as it stands in the form, where everything is text. */
export function toText({ field }: FieldType, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (field.kind === "lines" && Array.isArray(value)) return value.join("\n");
  return field.kind === "json" ? JSON.stringify(value, null, 2) : String(value);
}

/** What is typed as the API takes it; undefined where it is no such value. */
export function fromText({ field, isNullable }: FieldType, text: string): { value: unknown } | undefined {
  if (text.trim() === "" && field.kind !== "lines") {
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
