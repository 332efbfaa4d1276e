/** Holes and tags of a sentence stand in its translation too. */
import { expect, test } from "vitest";
import { brokenHoles } from "./holes.ts";

test("the same holes in another order are fine", () => {
  expect(brokenHoles("{who} asks {name}", "{name}, {who} pregunta")).toBeUndefined();
  expect(brokenHoles("Read <0>this</0><1/>", "<1/>Lee <0>esto</0>")).toBeUndefined();
  const english = "{n, plural, one {job} other {# jobs}}";
  expect(
    brokenHoles(english, "{n, plural, one {empleo} many {# empleos} other {# empleos}}"),
  ).toBeUndefined();
});

test("a lost hole, an invented one, a lost tag and a lost plural are seen", () => {
  expect(brokenHoles("Hello {name}", "Hola")).toBeDefined();
  expect(brokenHoles("Hello", "Hola {name}")).toBeDefined();
  expect(brokenHoles("Read <0>this</0>", "Lee esto")).toBeDefined();
  expect(brokenHoles("{n, plural, one {# job} other {# jobs}}", "{n} empleos")).toBeDefined();
});

test("a straight quote before a hole is seen: the message format would show the hole's name", () => {
  expect(brokenHoles("Delete '{title}'?", "¿Eliminar '{title}'?")).toBeDefined();
});
