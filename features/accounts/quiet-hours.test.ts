import { TZDate } from "@date-fns/tz";
import { describe, expect, test } from "vitest";
import { afterQuietHours, isQuietHour, nextMorning } from "./quiet-hours.ts";

const from = (now: string, timeZone = "America/Chicago") =>
  afterQuietHours(new Date(now), timeZone).toISOString();

test.each([
  ["2026-06-10T15:00:00Z", "2026-06-10T15:00:00.000Z"],
  ["2026-06-10T13:00:00Z", "2026-06-10T13:00:00.000Z"],
  ["2026-06-10T12:59:00Z", "2026-06-10T13:00:00.000Z"],
  ["2026-06-11T01:59:00Z", "2026-06-11T01:59:00.000Z"],
  ["2026-06-11T02:00:00Z", "2026-06-11T13:00:00.000Z"],
])("in Chicago, %s waits until %s", (now, at) => {
  expect(from(now)).toBe(at);
});

test("eight in the morning is eight by the wall, also where the clock changes in the night", () => {
  // The night before March 8, 2026: clocks go forward.
  expect(from("2026-03-08T04:00:00Z")).toBe("2026-03-08T13:00:00.000Z");
  expect(from("2026-11-01T03:00:00Z")).toBe("2026-11-01T14:00:00.000Z");
  expect(from("2026-01-31T06:00:00Z", "Pacific/Honolulu")).toBe("2026-01-31T06:00:00.000Z");
  expect(from("2026-02-01T07:30:00Z", "Pacific/Honolulu")).toBe("2026-02-01T18:00:00.000Z");
});

/** Every zone of the country, with one that changes no clock, one at half an hour, and the far ends of the world. */
const zones = [
  ...["America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles"],
  ...["America/Anchorage", "Pacific/Honolulu", "America/Puerto_Rico", "Pacific/Guam", "Pacific/Pago_Pago"],
  ...["Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Kiritimati"],
];

describe.each(zones)("in %s, at every quarter of an hour of the weeks in which clocks change", (zone) => {
  test.each(["2026-03-01", "2026-03-29", "2026-04-05", "2026-10-04", "2026-10-25", "2026-11-01"])(
    "around %s nothing waits by day, and what waits at night comes at eight, at most eleven hours and a change later",
    (week) => {
      const start = Date.parse(`${week}T00:00:00Z`) - 86_400_000;
      for (let quarter = 0; quarter < 9 * 24 * 4; quarter++) {
        const now = new Date(start + quarter * 900_000);
        const at = afterQuietHours(now, zone);
        const hour = new TZDate(now, zone).getHours();
        expect(isQuietHour(now, zone)).toBe(hour >= 21 || hour < 8);
        expect(isQuietHour(at, zone)).toBe(false);
        if (!isQuietHour(now, zone)) expect(at).toBe(now);
        else {
          const local = new TZDate(at, zone);
          expect([local.getHours(), local.getMinutes()]).toEqual([8, 0]);
          expect(Number(at) - Number(now)).toBeGreaterThan(0);
          expect(Number(at) - Number(now)).toBeLessThanOrEqual(12 * 3_600_000);
        }
        expect(new TZDate(nextMorning(now, zone), zone).getHours()).toBe(8);
      }
    },
  );
});
