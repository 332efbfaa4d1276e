/** Days as people type them. */
import { expect, test } from "vitest";
import { formatDay, parseTypedDay } from "./date-text.ts";
import { filterOptions } from "./filter-options.ts";

test.each([
  ["3/15/2024", "2024-03-15"],
  ["03-15-2024", "2024-03-15"],
  ["03152024", "2024-03-15"],
  [" 12/31/2026 ", "2026-12-31"],
])("%j is a day", (text, day) => {
  expect(parseTypedDay(text)).toBe(day);
});

test.each(["", "3/15", "3/15/24", "02/30/2026", "13/01/2026", "0315202", "soon"])(
  "%j is not one yet",
  (text) => {
    expect(parseTypedDay(text)).toBe(text);
    expect(formatDay(text)).toBe(text);
  },
);

test("a stored day is shown as it is typed, and typing on it takes it apart again", () => {
  expect(formatDay("2024-03-15")).toBe("03/15/2024");
  expect(parseTypedDay(formatDay("2024-03-15").slice(0, -1))).toBe("03/15/202");
});

test("options are found by any part of their words, without accents; what is chosen stays", () => {
  const options = ["As soon as possible", "Mañana", "March"].map((label) => ({ value: label, label }));
  const found = (sought: string, chosen: string[] = []) =>
    filterOptions(options, sought, chosen).map(({ value }) => value);
  expect(found("soon POSS")).toEqual(["As soon as possible"]);
  expect(found("manana")).toEqual(["Mañana"]);
  expect(found("xyz", ["March"])).toEqual(["March"]);
  expect(found("")).toHaveLength(3);
});
