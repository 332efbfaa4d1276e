import { expect, test } from "vitest";

import {
  absoluteDay,
  calendarDay,
  type Clock,
  clockTime,
  formatDollars,
  fullTime,
  momentTime,
  newsTime,
  otherClock,
  shortDay,
  zonedTimeRange,
} from "./format.ts";

const at = (text: string) => new Date(text);
const now = at("2026-03-10T18:00:00Z");
const chicago = { now, timeZone: "America/Chicago" };

test("a date of this year has its weekday, of another one its year", () => {
  expect(absoluteDay(at("2026-03-03T19:05:00Z"), "en", chicago)).toBe("Tue, Mar 3");
  expect(absoluteDay(at("2025-03-04T19:05:00Z"), "en", chicago)).toBe("Mar 4, 2025");
  expect(shortDay(at("2026-03-03T19:05:00Z"), "en", chicago)).toBe("Mar 3");
  expect(shortDay(at("2025-03-04T19:05:00Z"), "es", chicago)).toBe("4 mar 2025");
});

test("a day is the reader's day, not the server's", () => {
  expect(absoluteDay(at("2026-03-05T03:00:00Z"), "en", chicago)).toBe("Wed, Mar 4");
});

test("an interview shows its zone, on both sides of the clock change", () => {
  expect(zonedTimeRange(at("2026-03-04T20:00:00Z"), 30, "en", chicago)).toBe("Wed, Mar 4, 2:00–2:30 PM CST");
  expect(zonedTimeRange(at("2026-03-09T19:00:00Z"), 30, "en", chicago)).toBe("Mon, Mar 9, 2:00–2:30 PM CDT");
});

test("an interview of another year shows that year", () => {
  expect(zonedTimeRange(at("2027-01-04T20:00:00Z"), 30, "en", chicago)).toBe(
    "Mon, Jan 4, 2027, 2:00–2:30 PM CST",
  );
  expect(momentTime(at("2027-01-04T20:00:00Z"), "en", chicago)).toBe("Mon, Jan 4, 2027, 2:00 PM");
  expect(newsTime(at("2027-01-04T20:00:00Z"), "en", chicago)).toBe("Mon, Jan 4, 2027, 2:00 PM CST");
});

test("the other side's clock is told only where it shows something else", () => {
  const moment = at("2026-03-04T20:00:00Z");
  expect(otherClock(moment, "en", chicago, "America/New_York")).toBe("3:00 PM EST");
  expect(otherClock(moment, "en", chicago, "America/Winnipeg")).toBeNull();
  // In summer the clocks of Arizona and California agree.
  const phoenix = { now, timeZone: "America/Phoenix" };
  expect(otherClock(at("2026-07-01T20:00:00Z"), "en", phoenix, "America/Los_Angeles")).toBeNull();
  expect(otherClock(at("2026-03-05T05:30:00Z"), "en", chicago, "America/New_York")).toBe(
    "Thu, Mar 5, 12:30 AM EST",
  );
});

test("news of an interview names its day, and its date when it is further away", () => {
  expect(newsTime(at("2026-03-11T19:00:00Z"), "en", chicago)).toBe("Wed 2:00 PM CDT");
  expect(newsTime(at("2026-03-24T19:00:00Z"), "en", chicago)).toBe("Tue, Mar 24, 2:00 PM CDT");
  expect(clockTime(at("2026-11-01T06:30:00Z"), "en", "America/Chicago")).toBe("1:30 AM");
  expect(clockTime(at("2026-11-01T07:30:00Z"), "en", "America/Chicago")).toBe("1:30 AM");
});

/** The turn of the year in Berlin, still the old one in Chicago, long the new one in Auckland. */
const turn = at("2026-12-31T23:30:00Z");
const zones = {
  "America/Chicago": ["Thu, Dec 31, 5:30 PM", "Jan 1, 2027", "Dec 31", "5:30 PM"],
  "Europe/Berlin": ["Fri, Jan 1, 12:30 AM", "Fri, Jan 1", "Jan 1", "12:30 AM"],
  "Pacific/Auckland": ["Fri, Jan 1, 12:30 PM", "Fri, Jan 1", "Jan 1", "12:30 PM"],
} as const;

test.each(Object.entries(zones))(
  "at the turn of the year, %s has its own date",
  (timeZone, [moment, newYear, day, clock]) => {
    const reader: Clock = { now: turn, timeZone };
    expect(momentTime(turn, "en", reader)).toBe(moment);
    expect(calendarDay("2027-01-01", "en", reader)).toBe(newYear);
    expect(shortDay(turn, "en", reader)).toBe(day);
    expect(clockTime(turn, "en", timeZone)).toBe(clock);
    expect(fullTime(turn, "en", timeZone)).toMatch(
      new RegExp(`^(Thursday, December 31, 2026|Friday, January 1, 2027) at ${clock}$`),
    );
  },
);

test("dollars drop empty cents", () => {
  expect(formatDollars(18, "en")).toBe("$18");
  expect(formatDollars(0.5, "en")).toBe("$0.50");
  expect(formatDollars(52_000, "en")).toBe("$52,000");
});
