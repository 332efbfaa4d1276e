import { expect, test } from "vitest";
import { afterQuietHours } from "./quiet-hours.ts";

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
