/**
 * Holidays of the United States by rule: the federal ones (5 U.S.C. 6103), on the day itself and on the weekday on which
 * they are observed, and the day after Thanksgiving, on which programs are closed as well. Pure.
 */
import { dayMs } from "#platform/shared/duration.ts";
import type { DateRange } from "./free-times.ts";

export const holidayKinds = [
  "new_years_day",
  "martin_luther_king_day",
  "washingtons_birthday",
  "memorial_day",
  "juneteenth",
  "independence_day",
  "labor_day",
  "columbus_day",
  "veterans_day",
  "thanksgiving",
  "day_after_thanksgiving",
  "christmas",
] as const;
export type HolidayKind = (typeof holidayKinds)[number];

export interface Holiday {
  date: string;
  kind: HolidayKind;
  /** The weekday that stands in for a holiday on a weekend. */
  isObserved: boolean;
}

type Rule = readonly [kind: HolidayKind, of: (year: number) => number];

/** Months are counted from 1. */
const fixed = (month: number, day: number) => (year: number) => Date.UTC(year, month - 1, day);

/** The nth weekday of a month; Sunday is 0. */
const nth = (n: number, weekday: number, month: number) => (year: number) => {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + (n - 1) * 7);
};

const lastMonday = (month: number) => (year: number) => {
  const last = Date.UTC(year, month, 0);
  return last - ((new Date(last).getUTCDay() + 6) % 7) * dayMs;
};

const thanksgiving = nth(4, 4, 11);

const rules: readonly Rule[] = [
  ["new_years_day", fixed(1, 1)],
  ["martin_luther_king_day", nth(3, 1, 1)],
  ["washingtons_birthday", nth(3, 1, 2)],
  ["memorial_day", lastMonday(5)],
  ["juneteenth", fixed(6, 19)],
  ["independence_day", fixed(7, 4)],
  ["labor_day", nth(1, 1, 9)],
  ["columbus_day", nth(2, 1, 10)],
  ["veterans_day", fixed(11, 11)],
  ["thanksgiving", thanksgiving],
  ["day_after_thanksgiving", (year) => thanksgiving(year) + dayMs],
  ["christmas", fixed(12, 25)],
];

/** From a date to another, both included, ascending. */
export function holidaysBetween(first: string, last: string): Holiday[] {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  // The New Year's Day after the last year may be observed on its December 31.
  const years = Array.from({ length: to - from + 2 }, (_, index) => from + index);
  return years
    .flatMap(holidaysOf)
    .filter(({ date }) => date >= first && date <= last)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

const holidaysOf = (year: number): Holiday[] =>
  rules.flatMap(([kind, of]) => {
    const day = of(year);
    const observed = observedOn(day);
    const holiday = { date: dateOf(day), kind, isObserved: false };
    return observed === day ? [holiday] : [holiday, { date: dateOf(observed), kind, isObserved: true }];
  });

/** A Saturday's on the Friday before, a Sunday's on the Monday after. */
function observedOn(day: number): number {
  const weekday = new Date(day).getUTCDay();
  return day + (weekday === 6 ? -dayMs : weekday === 0 ? dayMs : 0);
}

const dateOf = (day: number) => new Date(day).toISOString().slice(0, 10);

/** The holidays that close a host's day: all but those on which the host is open. */
export const closedHolidays = (first: string, last: string, open: ReadonlySet<string>): DateRange[] =>
  holidaysBetween(first, last)
    .filter(({ date }) => !open.has(date))
    .map(({ date }) => ({ startDate: date, endDate: date }));
