import { expect, test } from "vitest";
import { closedHolidays, holidaysBetween } from "./holidays.ts";

const datesOf = (year: number) => holidaysBetween(`${year}-01-01`, `${year}-12-31`).map(({ date }) => date);

test("the federal holidays of 2026, and the day after Thanksgiving", () => {
  expect(datesOf(2026)).toEqual([
    "2026-01-01",
    "2026-01-19",
    "2026-02-16",
    "2026-05-25",
    "2026-06-19",
    "2026-07-03",
    "2026-07-04",
    "2026-09-07",
    "2026-10-12",
    "2026-11-11",
    "2026-11-26",
    "2026-11-27",
    "2026-12-25",
  ]);
});

test("a holiday on a weekend is observed on the weekday beside it, also in the year before", () => {
  // July 4, 2027 is a Sunday; January 1, 2028 a Saturday.
  expect(holidaysBetween("2027-07-01", "2027-07-31")).toEqual([
    { date: "2027-07-04", kind: "independence_day", isObserved: false },
    { date: "2027-07-05", kind: "independence_day", isObserved: true },
  ]);
  expect(holidaysBetween("2027-12-31", "2027-12-31")).toEqual([
    { date: "2027-12-31", kind: "new_years_day", isObserved: true },
  ]);
});

test("months that begin or end on the weekday itself", () => {
  // September 1, 2031 is a Monday; May 31, 2027 too; November 1, 2029 a Thursday.
  expect(datesOf(2031)).toContain("2031-09-01");
  expect(datesOf(2027)).toContain("2027-05-31");
  expect(datesOf(2029)).toContain("2029-11-22");
});

test("a span without a holiday has none, and an opened day does not close", () => {
  expect(holidaysBetween("2026-03-01", "2026-03-31")).toEqual([]);
  expect(closedHolidays("2026-11-20", "2026-11-30", new Set(["2026-11-27"]))).toEqual([
    { startDate: "2026-11-26", endDate: "2026-11-26" },
  ]);
});
