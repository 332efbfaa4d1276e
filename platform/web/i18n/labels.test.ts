import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { listLabels, labelFor } from "./labels.ts";

const i18n = setupI18n({ locale: "es", messages: { es: { Director: "Dirección", English: "inglés" } } });
const table = { Director: { id: "Director" }, English: { id: "English" } };

test("a known value is translated", () => {
  expect(labelFor(i18n, table, "Director")).toBe("Dirección");
});

test.each(["Chief {of} Fun", "toString", ""])("an unknown value %j shows its own text", (value) => {
  expect(labelFor(i18n, table, value)).toBe(value);
});

test("several become one part of a sentence", () => {
  expect(listLabels(i18n, table, ["English", "Klingon"])).toBe("inglés y Klingon");
});

test("in a Spanish list only the first word has a capital, and names keep theirs", () => {
  expect(listLabels(i18n, table, ["Director", "Director", "Montessori"])).toBe(
    "Dirección, dirección y Montessori",
  );
});
