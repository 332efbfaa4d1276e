import fc from "fast-check";
import { expect, test } from "vitest";
import { experienceDuration, experienceMonths } from "./experience.ts";
import { requiredExperienceMonths, workExperienceOptions } from "./experience-options.ts";

const now = new Date(2026, 2, 10);

test('a duration reads "MMM yyyy – MMM yyyy" or "MMM yyyy – present"', () => {
  expect(experienceDuration({ startDate: "2024-03-01", current: true })).toBe("Mar 2024 – present");
  expect(experienceDuration({ startDate: "2019-08-15", endDate: "2023-06-30" })).toBe("Aug 2019 – Jun 2023");
  expect(experienceDuration({ startDate: "2024-03-01", endDate: "2025-01-01", current: true })).toBe(
    "Mar 2024 – present",
  );
  expect(experienceDuration({ startDate: "2024-03-01" })).toBe("Mar 2024");
  expect(experienceDuration({ startDate: null })).toBe("");
  expect(
    experienceDuration({ startDate: "2024-01-01", current: true }, { language: "es", present: "hoy" }),
  ).toBe("ene 2024 – hoy");
});

test("only work with children counts, and overlapping jobs count once", () => {
  const nursery = { startDate: "2020-01-01", endDate: "2022-01-01", workedWithChildren: true };
  const evenings = { startDate: "2021-01-01", endDate: "2023-01-01", workedWithChildren: true };
  const shop = { startDate: "2010-01-01", endDate: "2020-01-01", workedWithChildren: false };
  const today = { startDate: "2025-03-01", current: true, workedWithChildren: true };
  expect(experienceMonths([nursery], now)).toBe(24);
  expect(experienceMonths([evenings, shop, nursery], now)).toBe(36);
  expect(experienceMonths([today], now)).toBe(12);
  expect(experienceMonths([], now)).toBe(0);
});

test("another job never makes less experience", () => {
  const entry = fc
    .tuple(fc.integer({ min: 2000, max: 2020 }), fc.integer({ min: 0, max: 5 }))
    .map(([year, years]) => ({
      startDate: `${year}-05-01`,
      endDate: `${year + years}-05-01`,
      workedWithChildren: true,
    }));
  fc.assert(
    fc.property(fc.array(entry), entry, (entries, extra) => {
      expect(experienceMonths([...entries, extra], now)).toBeGreaterThanOrEqual(
        experienceMonths(entries, now),
      );
    }),
  );
});

test("the eight choices climb", () => {
  const climbing = workExperienceOptions.map((option) => requiredExperienceMonths[option]);
  expect(climbing).toHaveLength(8);
  expect(climbing).toEqual([...climbing].sort((a, b) => a - b));
});
