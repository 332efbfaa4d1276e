import { expect, test } from "vitest";

import { dayProblem, hoursOf, nextRange, turnOnDay, typedWeekOf, type TypedRange } from "./typed-week.ts";

const plain = (time: string) => time;
const day = (...ranges: [string, string][]) => ({
  isOn: true,
  ranges: ranges.map(([start, end]): TypedRange => ({ start, end })),
});

test("hours come back as they were kept, in the order of the day", () => {
  const kept = [
    { dayOfWeek: 2, startTime: "13:00", endTime: "15:30" },
    { dayOfWeek: 2, startTime: "09:00", endTime: "11:00" },
    { dayOfWeek: 6, startTime: "20:00", endTime: "24:00" },
  ];
  const week = typedWeekOf(kept, plain);
  expect(week.map(({ isOn }) => isOn)).toEqual([false, false, true, false, false, false, true]);
  expect(week[2]!.ranges[0]).toEqual({ start: "09:00", end: "11:00" });
  expect(hoursOf(week)).toEqual([kept[1], kept[0], kept[2]]);
});

test("what is typed shortly is read as it is meant", () => {
  const [hours] = hoursOf([day(["9", "5"])]);
  expect(hours).toEqual({ dayOfWeek: 0, startTime: "09:00", endTime: "17:00" });
});

test.each([
  ["overlap", day(["9", "11"], ["10:30", "12"])],
  ["end_before_start", day(["2pm", "1pm"])],
  ["end_before_start", day(["9am", "9am"])],
  ["unreadable", day(["nine", "11"])],
  ["unreadable", day(["9", ""])],
  ["empty", day()],
  [null, day(["9", "11"], ["11", "12"])],
  [null, { ...day(["nine", ""]), isOn: false }],
])("%s", (problem, typed) => expect(dayProblem(typed)).toBe(problem));

test("a day that is off keeps what was typed, and nothing of it is saved", () => {
  expect(hoursOf([{ ...day(["9", "11"]), isOn: false }])).toEqual([]);
});

test("a day switched on begins like another one; one more range comes after the last", () => {
  const week = [day(["8", "12"]), { isOn: false, ranges: [] }];
  expect(turnOnDay(week, { start: "9", end: "17" })).toEqual([{ start: "8", end: "12" }]);
  expect(turnOnDay([], { start: "9", end: "17" })).toEqual([{ start: "9", end: "17" }]);
  expect(nextRange(week[0]!, plain)).toEqual({ start: "13:00", end: "14:00" });
  expect(nextRange(day(["9", "11pm"]), plain)).toEqual({ start: "", end: "" });
});
