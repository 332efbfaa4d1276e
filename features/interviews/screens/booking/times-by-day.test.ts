import { expect, test } from "vitest";

import { firstFreeDay, freeTimesOn, isMoment, momentOf, nearestTimes, timesByDay } from "./times-by-day.ts";

const now = new Date("2026-10-30T12:00:00Z");
const chicago = "America/Chicago";

test("times stand on the days of the reader's calendar, the taken ones in their place", () => {
  const free = new Set(["2026-11-02T15:00:00.000Z", "2026-11-03T03:30:00.000Z"]);
  const seen = new Set(["2026-11-02T15:30:00.000Z", "2026-10-30T11:00:00.000Z"]);
  const days = timesByDay(free, seen, chicago, now);
  expect([...days]).toEqual([
    [
      "2026-11-02",
      [
        { at: "2026-11-02T15:00:00.000Z", isFree: true },
        { at: "2026-11-02T15:30:00.000Z", isFree: false },
        { at: "2026-11-03T03:30:00.000Z", isFree: true },
      ],
    ],
  ]);
  expect(freeTimesOn(days, "2026-11-02")).toBe(2);
  expect([...timesByDay(free, seen, "America/New_York", now).keys()]).toEqual(["2026-11-02"]);
  expect([...timesByDay(free, seen, "Europe/Berlin", now).keys()]).toEqual(["2026-11-02", "2026-11-03"]);
});

test("the hour that comes twice is two times", () => {
  const twice = new Set(["2026-11-01T06:30:00.000Z", "2026-11-01T07:30:00.000Z"]);
  expect(timesByDay(twice, new Set(), chicago, now).get("2026-11-01")).toHaveLength(2);
});

test("the first free day skips those where all is taken", () => {
  const free = new Set(["2026-11-04T15:00:00.000Z"]);
  const days = timesByDay(free, new Set(["2026-11-02T15:00:00.000Z"]), chicago, now);
  expect(firstFreeDay(days)).toBe("2026-11-04");
  expect(firstFreeDay(days, "2026-11-04")).toBeNull();
});

test("the nearest times come in their order", () => {
  const times = ["2026-11-02T18:00:00.000Z", "2026-11-02T15:00:00.000Z", "2026-11-02T16:00:00.000Z"];
  expect(nearestTimes(times, "2026-11-02T15:30:00.000Z", 2)).toEqual([times[1], times[2]]);
});

test("a moment is one text, whatever its zone", () => {
  expect(momentOf("2026-11-02T09:00:00-06:00")).toBe("2026-11-02T15:00:00.000Z");
  expect(["soon", "", undefined].some(isMoment)).toBe(false);
});
