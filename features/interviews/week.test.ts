import { expect, test } from "vitest";
import { weekProblems } from "./week.ts";

const range = (dayOfWeek: number, startTime: string, endTime: string) => ({ dayOfWeek, startTime, endTime });

test("ranges of a day may touch, and other days do not count", () => {
  expect(
    weekProblems([range(2, "09:00", "11:00"), range(2, "11:00", "24:00"), range(3, "09:30", "10:00")]),
  ).toEqual([]);
});

test("what overlaps names its day, at the later of the two", () => {
  expect(weekProblems([range(2, "09:00", "11:00"), range(2, "10:30", "12:00")])).toEqual([
    { index: 1, field: "startTime", message: "Times overlap on Tuesday" },
  ]);
});

test.each(["09:00", "08:59"])("09:00 to %s ends before it began", (endTime) => {
  expect(weekProblems([range(0, "09:00", endTime)])).toEqual([
    { index: 0, field: "endTime", message: "The end must be after the start" },
  ]);
});
