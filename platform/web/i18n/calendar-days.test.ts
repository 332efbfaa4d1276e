import { expect, test } from "vitest";

import {
  dayIn,
  dayName,
  isDay,
  monthName,
  plusDays,
  plusMonths,
  weekdayOf,
  weeksOf,
} from "./calendar-days.ts";

test("a moment falls on the day the reader's calendar shows", () => {
  expect(dayIn("2026-03-08T07:30:00Z", "America/Chicago")).toBe("2026-03-08");
  expect(dayIn("2026-03-08T05:30:00Z", "America/Chicago")).toBe("2026-03-07");
  expect(dayIn("2026-03-08T05:30:00Z", "Pacific/Honolulu")).toBe("2026-03-07");
});

test("days follow each other over clock changes and ends of years", () => {
  expect(plusDays("2026-10-31", 2)).toBe("2026-11-02");
  expect(plusDays("2027-03-13", 2)).toBe("2027-03-15");
  expect(plusDays("2026-01-01", -1)).toBe("2025-12-31");
});

test("a month later is the same day, or the last one", () => {
  expect(plusMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(plusMonths("2028-01-31", 1)).toBe("2028-02-29");
  expect(plusMonths("2026-03-04", -12)).toBe("2025-03-04");
});

test("a month is laid out in weeks that begin on Sunday", () => {
  const weeks = weeksOf("2026-08");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-08-01"]);
  expect(weeks[5]!.slice(0, 2)).toEqual(["2026-08-30", "2026-08-31"]);
  expect(weekdayOf(weeks[1]![0]!)).toBe(0);
});

test("only real days are days", () => {
  expect(["2026-02-29", "2026-2-3", "tomorrow", "", undefined].filter(isDay)).toEqual([]);
  expect(isDay("2028-02-29")).toBe(true);
});

test("days are named in the reader's language", () => {
  expect(dayName("2025-03-04", "en", "2025-12-31")).toBe("Tuesday, March 4");
  expect(dayName("2025-03-04", "es", "2025-12-31")).toBe("martes, 4 de marzo");
  expect(dayName("2025-03-04", "en", "2026-01-01")).toBe("Tuesday, March 4, 2025");
  expect(dayName("2025-03-04", "en")).toBe("Tuesday, March 4, 2025");
  expect(monthName("2025-03", "en")).toBe("March 2025");
});
