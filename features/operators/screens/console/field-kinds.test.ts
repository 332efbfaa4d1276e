import { expect, test } from "vitest";
import { fieldType, fromText, toText } from "./field-kinds.ts";

const text = { type: "string" };

test.each([
  [{ enum: ["a", "b"], type: "string" }, { kind: "choice", options: ["a", "b"] }, false],
  [{ anyOf: [{ type: "boolean" }, { type: "null" }] }, { kind: "switch" }, true],
  [{ type: ["integer", "null"] }, { kind: "number", isWhole: true }, true],
  [{ type: "string", format: "date-time" }, { kind: "time" }, false],
  [{ type: "string", maxLength: 5000 }, { kind: "text", isLong: true }, false],
  [{ type: "array", items: text }, { kind: "lines" }, false],
  [{ type: "array", items: { type: "object" } }, { kind: "json" }, false],
  [{ anyOf: [text, { type: "object" }] }, { kind: "json" }, false],
  [{}, { kind: "json" }, false],
])("%j is typed as %j", (schema, field, isNullable) => {
  expect(fieldType(schema)).toEqual({ field, isNullable });
});

test.each([
  [{ type: "integer" }, 3],
  [{ type: "boolean" }, false],
  [{ type: "array", items: text }, ["one", "two"]],
  [{ type: "object" }, { primary: "#123456" }],
  [{ anyOf: [text, { type: "null" }] }, null],
  [{ type: "string", format: "date-time" }, "2026-03-01T10:00:00.000Z"],
])("what stands in %j is sent as it was, where nobody typed", (schema, value) => {
  const type = fieldType(schema);
  expect(fromText(type, toText(type, value))).toEqual({ value });
});

test.each([
  [{ type: "integer" }, "3.5"],
  [{ type: "number" }, "many"],
  [{ type: "object" }, "{"],
  [{ type: "string", format: "date-time" }, "soon"],
  [{ type: "integer" }, ""],
])("%j does not take %j", (schema, typed) => {
  expect(fromText(fieldType(schema), typed)).toBeUndefined();
});
