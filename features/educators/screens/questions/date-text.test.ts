/** Days as people type them. */
import { expect, test } from "vitest";
import { dayShown, dayTyped } from "./date-text.ts";
import { foundIn } from "./found-in.ts";

test.each([
  ["3/15/2024", "2024-03-15"],
  ["03-15-2024", "2024-03-15"],
  ["03152024", "2024-03-15"],
  [" 12/31/2026 ", "2026-12-31"],
])("%j is a day", (text, day) => {
  expect(dayTyped(text)).toBe(day);
});

test.each(["", "3/15", "3/15/24", "02/30/2026", "13/01/2026", "0315202", "soon"])(
  "%j is not one yet",
  (text) => {
    expect(dayTyped(text)).toBe(text);
    expect(dayShown(text)).toBe(text);
  },
);

test("a stored day is shown as it is typed, and typing on it takes it apart again", () => {
  expect(dayShown("2024-03-15")).toBe("03/15/2024");
  expect(dayTyped(dayShown("2024-03-15").slice(0, -1))).toBe("03/15/202");
});

test("options are found by any part of their words, without accents; what is chosen stays", () => {
  const options = ["As soon as possible", "Mañana", "March"].map((label) => ({ value: label, label }));
  const found = (sought: string, chosen: string[] = []) =>
    foundIn(options, sought, chosen).map(({ value }) => value);
  expect(found("soon POSS")).toEqual(["As soon as possible"]);
  expect(found("manana")).toEqual(["Mañana"]);
  expect(found("xyz", ["March"])).toEqual(["March"]);
  expect(found("")).toHaveLength(3);
});
