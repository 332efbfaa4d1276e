import { expect, test } from "vitest";
import { fieldType, fromText, joinParts, partOf, toText, withParts } from "./field-kinds.ts";

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

test("an object is edited by its parts, and saved whole", () => {
  const theme = {
    anyOf: [{ type: "object", properties: { primary: text, accent: text } }, { type: "null" }],
  };
  const properties = withParts({ name: text, theme, config: { type: "object" } });
  expect(Object.keys(properties)).toEqual(["name", "theme__primary", "theme__accent", "config"]);
  const row = { name: "Cubby", theme: { primary: "#111111", accent: "#222222" } };
  expect(partOf(row, "theme__accent")).toBe("#222222");
  expect(partOf({ theme: null }, "theme__accent")).toBeUndefined();
  expect(joinParts(row, { name: "Acme", theme__primary: "#333333" })).toEqual({
    name: "Acme",
    theme: { primary: "#333333", accent: "#222222" },
  });
  expect(joinParts({ theme: null }, { theme__primary: "#333333" })).toEqual({
    theme: { primary: "#333333" },
  });
});
