/** Calendar days as "2026-03-04", without hours: arithmetic on them never meets a clock change. Pure. */
import { dayMs } from "#platform/shared/duration.ts";
import { regionalLocale } from "#platform/shared/language.ts";

import { dateFormat } from "#platform/shared/formatters.ts";

export { dayIn } from "#platform/shared/format.ts";

export type Day = string;
/** "2026-03" */
export type Month = string;

export const isDay = (text: string | undefined): text is Day =>
  !!text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc(text).getTime()) && iso(utc(text)) === text;

export const plusDays = (day: Day, days: number): Day => iso(new Date(utc(day).getTime() + days * dayMs));

/** The same day of another month; the last one if that month is shorter. */
export function plusMonths(day: Day, months: number): Day {
  const first = utc(`${monthOf(day)}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = monthOf(iso(first));
  const last = daysIn(month);
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, "0")}`;
}

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => utc(day).getUTCDay();

/** The weeks of a month from Sunday to Saturday; null for the days of its neighbors. */
export function weeksOf(month: Month): (Day | null)[][] {
  const days = Array.from({ length: daysIn(month) }, (_, index) => plusDays(`${month}-01`, index));
  const cells = [...Array<null>(weekdayOf(days[0]!)).fill(null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, index) => cells[week * 7 + index] ?? null),
  );
}

/** "Tuesday, March 4" in the reader's language; "Tuesday, March 4, 2025" unless that is `today`'s year. */
export const dayName = (day: Day, locale: string, today?: Day) =>
  formatter(locale, {
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(today?.slice(0, 4) !== day.slice(0, 4) && { year: "numeric" }),
  }).format(utc(day));

/** "March 2026" */
export const monthName = (month: Month, locale: string) =>
  formatter(locale, { month: "long", year: "numeric" }).format(utc(`${month}-01`));

/** "January" to "December". */
export const monthNames = (locale: string) =>
  Array.from({ length: 12 }, (_, index) =>
    formatter(locale, { month: "long" }).format(utc(`2026-${String(index + 1).padStart(2, "0")}-01`)),
  );

/** Sunday first: the short name to show, the long one for screen readers. */
export const weekdayNames = (locale: string) =>
  Array.from({ length: 7 }, (_, index) => {
    const day = utc(`2026-03-0${index + 1}`);
    return {
      short: formatter(locale, { weekday: "short" }).format(day),
      long: formatter(locale, { weekday: "long" }).format(day),
    };
  });

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);
const iso = (date: Date): Day => (Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10));
const daysIn = (month: Month) => {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year!, number!, 0)).getUTCDate();
};

const formatter = (locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(regionalLocale(locale), { ...options, timeZone: "UTC" });
