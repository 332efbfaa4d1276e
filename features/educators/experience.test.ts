import { es } from "date-fns/locale/es";
import fc from "fast-check";
import { expect, test } from "vitest";
import { experienceDuration, experienceMonths } from "./experience.ts";
import { requiredExperienceMonths, workExperienceOptions } from "./experience-options.ts";

const now = new Date(2026, 2, 10);

test('a duration reads "MMM yy - MMM yy" or "MMM yy - Present"', () => {
  expect(experienceDuration({ startDate: "2024-03-01", current: true })).toBe("Mar 24 - Present");
  expect(experienceDuration({ startDate: "2019-08-15", endDate: "2023-06-30" })).toBe("Aug 19 - Jun 23");
  expect(experienceDuration({ startDate: "2024-03-01", endDate: "2025-01-01", current: true })).toBe(
    "Mar 24 - Present",
  );
  expect(experienceDuration({ startDate: "2024-03-01" })).toBe("Mar 24");
  expect(experienceDuration({ startDate: null })).toBe("");
  expect(experienceDuration({ startDate: "2024-01-01", current: true }, { locale: es, present: "hoy" })).toBe(
    "ene 24 - hoy",
  );
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
