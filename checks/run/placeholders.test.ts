/** A translation has the placeholders and tags of its sentence. */
import { expect, test } from "vitest";
import { brokenPlaceholders } from "./placeholders.ts";

test("the same placeholders in another order are fine", () => {
  expect(brokenPlaceholders("{who} asks {name}", "{name}, {who} pregunta")).toBeUndefined();
  expect(brokenPlaceholders("Read <0>this</0><1/>", "<1/>Lee <0>esto</0>")).toBeUndefined();
  const english = "{n, plural, one {job} other {# jobs}}";
  expect(
    brokenPlaceholders(english, "{n, plural, one {empleo} many {# empleos} other {# empleos}}"),
  ).toBeUndefined();
});

test("a lost hole, an invented one, a lost tag and a lost plural are seen", () => {
  expect(brokenPlaceholders("Hello {name}", "Hola")).toBeDefined();
  expect(brokenPlaceholders("Hello", "Hola {name}")).toBeDefined();
  expect(brokenPlaceholders("Read <0>this</0>", "Lee esto")).toBeDefined();
  expect(brokenPlaceholders("{n, plural, one {# job} other {# jobs}}", "{n} empleos")).toBeDefined();
});

test("a straight quote before a hole is seen: the message format would show the hole's name", () => {
  expect(brokenPlaceholders("Delete '{title}'?", "¿Eliminar '{title}'?")).toBeDefined();
});
