import { expect, test } from "vitest";

import {
  absoluteDay,
  clockTime,
  formatDollars,
  zonedTimeRange,
  newsTime,
  otherClock,
  shortTime,
} from "./format.ts";

const chicago = { timeZone: "America/Chicago" };
const now = new Date("2026-03-10T18:00:00Z");
const at = (text: string) => new Date(text);

test("today is a time, the last days are counted, later a date, last year with its year", () => {
  expect(shortTime(at("2026-03-10T19:05:00Z"), "en", now, chicago)).toMatch(/^2:05\sPM$/);
  expect(shortTime(at("2026-03-07T19:05:00Z"), "en", now, chicago)).toBe("3 days ago");
  expect(shortTime(at("2026-03-03T19:05:00Z"), "en", now, chicago)).toBe("Tue, Mar 3");
  expect(shortTime(at("2025-03-04T19:05:00Z"), "en", now, chicago)).toBe("Mar 4, 2025");
  expect(shortTime(at("2026-03-07T19:05:00Z"), "es", now, chicago)).toBe("hace 3 días");
});

test("a day is the reader's day, not the server's", () => {
  expect(absoluteDay(at("2026-03-05T03:00:00Z"), "en", now, chicago)).toBe("Wed, Mar 4");
});

test("an interview shows its zone, on both sides of the clock change", () => {
  expect(zonedTimeRange(at("2026-03-04T20:00:00Z"), 30, "en", "America/Chicago")).toBe(
    "Wed, Mar 4, 2:00–2:30 PM CST",
  );
  expect(zonedTimeRange(at("2026-03-09T19:00:00Z"), 30, "en", "America/Chicago")).toBe(
    "Mon, Mar 9, 2:00–2:30 PM CDT",
  );
});

test("the other side's clock is told only where it shows something else", () => {
  const moment = at("2026-03-04T20:00:00Z");
  expect(otherClock(moment, "en", "America/Chicago", "America/New_York")).toBe("3:00 PM EST");
  expect(otherClock(moment, "en", "America/Chicago", "America/Winnipeg")).toBeNull();
  // In summer the clocks of Arizona and California agree.
  expect(otherClock(at("2026-07-01T20:00:00Z"), "en", "America/Phoenix", "America/Los_Angeles")).toBeNull();
  expect(otherClock(at("2026-03-05T05:30:00Z"), "en", "America/Chicago", "America/New_York")).toBe(
    "Thu, Mar 5, 12:30 AM EST",
  );
});

test("news of an interview names its day, and its date when it is further away", () => {
  expect(newsTime(at("2026-03-11T19:00:00Z"), "en", "America/Chicago", now)).toBe("Wed 2:00 PM CDT");
  expect(newsTime(at("2026-03-24T19:00:00Z"), "en", "America/Chicago", now)).toBe("Tue, Mar 24, 2:00 PM CDT");
  expect(clockTime(at("2026-11-01T06:30:00Z"), "en", "America/Chicago")).toBe("1:30 AM");
  expect(clockTime(at("2026-11-01T07:30:00Z"), "en", "America/Chicago")).toBe("1:30 AM");
});

test("dollars drop empty cents", () => {
  expect(formatDollars(18, "en")).toBe("$18");
  expect(formatDollars(0.5, "en")).toBe("$0.50");
  expect(formatDollars(52_000, "en")).toBe("$52,000");
});
