import { expect, test } from "vitest";
import { daysLeft } from "./employer-job.ts";

const now = Date.parse("2027-01-01T12:00:00Z");
const until = (days: number) => new Date(now + days * 86_400_000).toISOString();

test.each([
  [60, null],
  [7.5, null],
  [7, 7],
  [0.2, 1],
  [-1, 0],
])("a job with %d days to go says %s", (days, said) => {
  expect(daysLeft({ listingStatus: "published", expiresAt: until(days) }, now)).toBe(said);
});

test("only published jobs run out", () => {
  expect(daysLeft({ listingStatus: "paused", expiresAt: until(1) }, now)).toBeNull();
  expect(daysLeft({ listingStatus: "published", expiresAt: null }, now)).toBeNull();
});
