import { expect, test } from "vitest";
import { labelOf, suggested } from "./suggestions.ts";

const options = [
  { value: "Director", label: "Director/a" },
  { value: "Nanny", label: "Niñera/o" },
];

test("a text that names a suggestion is its value, in any case and with spaces around", () => {
  expect(suggested(options, " niñera/o ")).toBe("Nanny");
});

test("any other text stays as it was typed", () => {
  expect(suggested(options, "Forest guide ")).toBe("Forest guide ");
  expect(suggested(options, "Director")).toBe("Director");
});

test("a value reads by its label, one that is not on the list by itself", () => {
  expect(labelOf(options, "Nanny")).toBe("Niñera/o");
  expect(labelOf(options, "Forest guide")).toBe("Forest guide");
});
