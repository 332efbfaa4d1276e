import { expect, test } from "vitest";

import { relativeTime } from "./relative-time.ts";

const spanish: Record<string, string> = {
  "just now": "ahora mismo",
  "{minutes} min ago": "hace {minutes} min",
  "{hours} h ago": "hace {hours} h",
};
const filled = (text: string, values: Record<string, unknown> = {}) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const english = { t: filled, locale: "en" };
const inSpanish = {
  t: (text: string, values?: Record<string, unknown>) => filled(spanish[text]!, values),
  locale: "es",
};

/** The reader's own clock, told without a zone, as it would be read there. */
const told = (at: string, now: string, timeZone: string | null, localizer = english) =>
  relativeTime(new Date(at), localizer, { now: new Date(now), timeZone });

const now = "2026-03-10T18:00:00Z";

test.each([
  ["2026-03-10T18:00:00Z", "just now", "ahora mismo"],
  // The server is a little ahead of the browser.
  ["2026-03-10T18:01:00Z", "just now", "ahora mismo"],
  ["2026-03-10T17:59:01Z", "just now", "ahora mismo"],
  ["2026-03-10T17:59:00Z", "1 min ago", "hace 1 min"],
  ["2026-03-10T17:00:01Z", "59 min ago", "hace 59 min"],
  ["2026-03-10T16:00:00Z", "2 h ago", "hace 2 h"],
  ["2026-03-10T06:00:00Z", "12 h ago", "hace 12 h"],
  ["2026-03-10T04:30:00Z", "yesterday", "ayer"],
  ["2026-03-07T19:05:00Z", "3 days ago", "hace 3 días"],
  ["2026-03-04T12:00:00Z", "6 days ago", "hace 6 días"],
  ["2026-03-03T18:00:00Z", "Mar 3", "3 mar"],
  ["2025-03-03T18:00:00Z", "Mar 3, 2025", "3 mar 2025"],
  ["2026-03-10T19:30:00Z", "today", "hoy"],
  ["2026-03-11T18:00:00Z", "tomorrow", "mañana"],
  ["2026-04-11T18:00:00Z", "Apr 11", "11 abr"],
])("%s is %s for a reader in Chicago", (at, inWords, enPalabras) => {
  expect(told(at, now, "America/Chicago")).toBe(inWords);
  expect(told(at, now, "America/Chicago", inSpanish)).toBe(enPalabras);
});

test("yesterday begins at the reader's own midnight", () => {
  const at = "2026-03-10T09:00:00Z";
  const later = "2026-03-10T20:00:00Z";
  expect(told(at, later, "America/Chicago")).toBe("11 h ago");
  expect(told(at, later, "Europe/Berlin")).toBe("11 h ago");
  expect(told(at, later, "Pacific/Auckland")).toBe("yesterday");
  expect(told("2026-03-10T04:00:00Z", "2026-03-10T06:30:00Z", "America/Chicago")).toBe("2 h ago");
});

test("days with a changed clock count as one, and the night of the year as one", () => {
  // 23 hours on March 8 in Chicago, 25 on April 5 in Auckland, 23 on March 29 in Berlin.
  expect(told("2026-03-08T06:30:00Z", "2026-03-09T05:10:00Z", "America/Chicago")).toBe("yesterday");
  expect(told("2026-04-04T11:30:00Z", "2026-04-05T12:10:00Z", "Pacific/Auckland")).toBe("yesterday");
  expect(told("2026-03-28T23:30:00Z", "2026-03-30T21:30:00Z", "Europe/Berlin")).toBe("yesterday");
  expect(told("2026-12-31T20:00:00Z", "2027-01-02T00:00:00Z", "Europe/Berlin")).toBe("2 days ago");
  expect(told("2026-12-24T12:00:00Z", "2027-01-02T12:00:00Z", "Europe/Berlin")).toBe("Dec 24, 2026");
});

test.each([
  ["2026-03-10T17:55:00Z", "5 min ago"],
  ["2026-03-09T19:00:00Z", "23 h ago"],
  ["2026-03-09T17:00:00Z", "yesterday"],
  ["2026-03-03T17:00:00Z", "1 week ago"],
  ["2026-02-01T18:00:00Z", "5 weeks ago"],
  ["2025-12-01T18:00:00Z", "3 months ago"],
  ["2024-01-01T18:00:00Z", "2 years ago"],
  ["2026-03-12T19:00:00Z", "in 2 days"],
])("without a zone %s is %s: neither a clock time nor a date", (at, inWords) => {
  expect(told(at, now, null)).toBe(inWords);
});
