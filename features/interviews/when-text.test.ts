import { expect, test } from "vitest";

import { whenText } from "./when-text.ts";

const now = new Date("2026-12-20T12:00:00Z");
const at = (time: string, timeZone: string, language: "en" | "es" = "en") =>
  whenText(new Date(time), new Date(Date.parse(time) + 30 * 60_000), timeZone, language, now);

test("an interview in a mail has its year where it is another one on the reader's calendar", () => {
  expect(at("2026-12-31T20:00:00Z", "America/Chicago")).toMatch(/^Thursday, December 31, 2:00 – 2:30 PM /);
  expect(at("2026-12-31T20:00:00Z", "Pacific/Auckland")).toMatch(/^Friday, January 1, 2027, 9:00 – 9:30 AM /);
  expect(at("2027-01-04T20:00:00Z", "America/Chicago", "es")).toMatch(/4 de enero de 2027/);
});
