/** The days and hours of a job: what is valid, what they come to, how they read, and which filters they meet. */
import { expect, test } from "vitest";
import { translator } from "#platform/server/translations.ts";
import { weeklyHoursText, workingHoursText } from "./working-hours-text.ts";
import { doneByTimesOf, hoursInWeek, isOnWeekdaysOnly, startsFromTimesOf } from "./working-hours.ts";
import { workingHours } from "./working-hours-input.ts";

const english = { t: translator("en"), locale: "en" };
const spanish = { t: translator("es"), locale: "es" };
const weekdays = [1, 2, 3, 4, 5];
const day = { days: weekdays, startTime: "08:30", endTime: "17:30" };

test.each([
  [day, "Mon–Fri 8:30 AM–5:30 PM", "lun–vie 8:30 a.m.–5:30 p.m."],
  [{ ...day, varies: true }, "Mon–Fri 8:30 AM–5:30 PM (varies)", "lun–vie 8:30 a.m.–5:30 p.m. (varía)"],
  [{ days: [6, 1, 3, 2, 4] }, "Mon–Thu, Sat", "lun–jue, sáb"],
  [{ days: [0, 6] }, "Sat, Sun", "sáb, dom"],
  [{ days: [0, 1, 2, 3, 4, 5, 6] }, "Every day", "Todos los días"],
  [{ days: [], startTime: "12:00", endTime: "18:15" }, "12:00 PM–6:15 PM", "12:00 p.m.–6:15 p.m."],
  [{ days: [], varies: true }, "Hours vary", "El horario varía"],
  [{ days: [], hoursPerWeek: 20 }, "", ""],
  [null, "", ""],
])("%j reads %s and %s", (hours, inEnglish, inSpanish) => {
  expect(workingHoursText(english, hours)).toBe(inEnglish);
  expect(workingHoursText(spanish, hours)).toBe(inSpanish);
});

test("hours a week are counted in whole sentences", () => {
  expect(weeklyHoursText(english, { days: [], hoursPerWeek: 1 })).toBe("1 hour a week");
  expect(weeklyHoursText(spanish, { days: [], hoursPerWeek: 37.5 })).toBe("37.5 horas a la semana");
  expect(weeklyHoursText(english, day)).toBe("");
});

test("days and times come to hours a week, unless they vary or say nothing", () => {
  expect(hoursInWeek(day)).toBe(45);
  expect(hoursInWeek({ days: [1, 3], startTime: "09:00", endTime: "12:15" })).toBe(6.5);
  expect(hoursInWeek({ ...day, varies: true })).toBeNull();
  expect(hoursInWeek({ days: weekdays })).toBeNull();
  expect(hoursInWeek({ ...day, endTime: "08:00" })).toBeNull();
});

test.each([
  [{ ...day, endTime: "08:30" }, "endTime", "The end must be after the start"],
  [{ days: [], startTime: "08:30" }, "endTime", "Enter when the day ends, too"],
  [{ days: [], endTime: "08:30" }, "startTime", "Enter when the day begins, too"],
  [{ ...day, startTime: "8:30" }, "startTime", "Enter a time like 09:30"],
  [{ ...day, days: [7] }, "days", "Choose from the list"],
  [{ ...day, hoursPerWeek: 200 }, "hoursPerWeek", "Enter from 1 to 100 hours a week"],
])("%j is refused at %s", (hours, field, message) => {
  const issue = workingHours.safeParse(hours).error?.issues[0];
  expect([issue?.path[0], issue?.message]).toEqual([field, message]);
});

test("a day that ends at 3 PM is done by 3 PM, and one without times is done by no time", () => {
  expect(doneByTimesOf({ ...day, endTime: "15:00" })).toContain("15:00");
  expect(doneByTimesOf({ ...day, endTime: "15:01" })).not.toContain("15:00");
  expect(startsFromTimesOf(day)).toEqual(["07:00", "08:00"]);
  expect([doneByTimesOf({ days: weekdays }), doneByTimesOf(null)]).toEqual([[], []]);
});

test("no weekends needs days that are stated", () => {
  expect(isOnWeekdaysOnly(day)).toBe(true);
  expect(isOnWeekdaysOnly({ days: [5, 6] })).toBe(false);
  expect(isOnWeekdaysOnly({ ...day, days: [] })).toBe(false);
  expect(isOnWeekdaysOnly(null)).toBe(false);
});
