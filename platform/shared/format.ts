/** Dates, times and money as the rules for lists have them, in the reader's language. Pure. */
import { dayMs } from "./duration.ts";
import { regionalLocale } from "./language.ts";

import { dateFormat, numberFormat, relativeFormat } from "./formatters.ts";

export interface TimeZoned {
  /** IANA name; the reader's own zone unless told. */
  timeZone?: string;
}

/** "3 days ago" under a week, "2:05 PM" today, "Tue, Mar 4" this year, else "Mar 4, 2026". */
export function shortTime(at: Date, locale: string, now = new Date(), zone: TimeZoned = {}): string {
  if (sameDay(at, now, zone)) return intl(locale, { hour: "numeric", minute: "2-digit", ...zone }).format(at);
  const days = dayNumber(at, zone) - dayNumber(now, zone);
  if (Math.abs(days) < 7)
    return relativeFormat(regionalLocale(locale), { numeric: "auto" }).format(days, "day");
  return absoluteDay(at, locale, now, zone);
}

/** "Tue, Mar 4" this year, else "Mar 4, 2026". */
export function absoluteDay(at: Date, locale: string, now = new Date(), zone: TimeZoned = {}): string {
  const isThisYear = yearOf(at, zone) === yearOf(now, zone);
  const parts = isThisYear ? ({ weekday: "short" } as const) : ({ year: "numeric" } as const);
  return intl(locale, { month: "short", day: "numeric", ...parts, ...zone }).format(at);
}

/** The whole date and time, for `<time title>`. */
export const fullTime = (at: Date, locale: string, zone: TimeZoned = {}) =>
  intl(locale, { dateStyle: "full", timeStyle: "short", ...zone }).format(at);

/** "Tue, Mar 4, 2:00–2:30 PM CST": interviews always show their zone. */
export function zonedTimeRange(from: Date, minutes: number, locale: string, timeZone?: string): string {
  const until = new Date(from.getTime() + minutes * 60_000);
  const day = intl(locale, { weekday: "short", month: "short", day: "numeric", timeZone }).format(from);
  const hours = intl(locale, { hour: "numeric", minute: "2-digit", timeZone }).formatRange(from, until);
  return `${day}, ${plainSpaces(hours)} ${zoneName(from, locale, timeZone)}`;
}

/** "2:00 PM" */
export const clockTime = (at: Date, locale: string, timeZone?: string) =>
  plainSpaces(intl(locale, { hour: "numeric", minute: "2-digit", timeZone }).format(at));

/** "Tue, Mar 4, 2:00 PM": where the zone stands beside it. */
export const momentTime = (at: Date, locale: string, timeZone?: string) =>
  `${intl(locale, { weekday: "short", month: "short", day: "numeric", timeZone }).format(at)}, ${clockTime(at, locale, timeZone)}`;

/** "Tue 2:00 PM CST" within a week, else "Tue, Mar 4, 2:00 PM CST": for a line of news. */
export function newsTime(at: Date, locale: string, timeZone?: string, now = new Date()): string {
  const isNear = Math.abs(at.getTime() - now.getTime()) < 6 * dayMs;
  const day = intl(locale, { weekday: "short", timeZone }).format(at);
  const moment = isNear ? `${day} ${clockTime(at, locale, timeZone)}` : momentTime(at, locale, timeZone);
  return `${moment} ${zoneName(at, locale, timeZone)}`;
}

/** The same moment on another clock: "3:00 PM EST", with its day where that differs; null where both clocks agree. */
export function otherClock(at: Date, locale: string, own: string, other: string): string | null {
  if (momentTime(at, locale, own) === momentTime(at, locale, other)) return null;
  const isSameDay = numbers(at, { timeZone: own }) === numbers(at, { timeZone: other });
  const moment = (isSameDay ? clockTime : momentTime)(at, locale, other);
  return `${moment} ${zoneName(at, locale, other)}`;
}

export const zoneName = (at: Date, locale: string, timeZone?: string) =>
  intl(locale, { timeZoneName: "short", timeZone })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")!.value;

/** "March 4, 2026": a day, or a moment by the clock of `timeZone`. */
export const longDate = (at: Date | string, locale: string, timeZone = "UTC") =>
  intl(locale, { dateStyle: "long", timeZone }).format(new Date(at));

/** "$18", "$18.50", "$52,000": cents only where there are some. */
export const formatDollars = (amount: number, locale: string) =>
  numberFormat(regionalLocale(locale), {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);

const intl = (locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(regionalLocale(locale), options);

const numbers = (at: Date, zone: TimeZoned) =>
  dateFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", ...zone }).format(at);

const sameDay = (one: Date, other: Date, zone: TimeZoned) => numbers(one, zone) === numbers(other, zone);
const dayNumber = (at: Date, zone: TimeZoned) => Date.parse(numbers(at, zone)) / dayMs;
const yearOf = (at: Date, zone: TimeZoned) => numbers(at, zone).slice(0, 4);

// Intl sets thin and narrow spaces around the dash, which no test and no search types.
const plainSpaces = (text: string) => text.replaceAll(/\s?–\s?/g, "–").replaceAll(/[\u2009\u202F]/g, " ");
