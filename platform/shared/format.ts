/** Dates, times and money as the rules for lists have them, in the reader's language and zone. Pure. */
import { dayMs } from "./duration.ts";
import { regionalLocale } from "./language.ts";

import { dateFormat, numberFormat } from "./formatters.ts";

/** Whose calendar a date is read by. */
export interface Clock {
  now: Date;
  /** IANA name. */
  timeZone: string;
}

/** "Tue, Mar 4" this year, else "Mar 4, 2026". */
export function absoluteDay(at: Date, locale: string, { now, timeZone }: Clock): string {
  const isThisYear = yearIn(at, timeZone) === yearIn(now, timeZone);
  const parts = isThisYear ? ({ weekday: "short" } as const) : ({ year: "numeric" } as const);
  return intl(locale, { month: "short", day: "numeric", ...parts, timeZone }).format(at);
}

/** "Tue, Mar 4" of "2026-03-04", the same day in every zone; with its year where it is not the reader's. */
export function calendarDay(day: string, locale: string, { now, timeZone }: Clock): string {
  const today = new Date(`${dayIn(now, timeZone)}T00:00:00Z`);
  return absoluteDay(new Date(`${day}T00:00:00Z`), locale, { now: today, timeZone: "UTC" });
}

/** "Mar 4" this year, else "Mar 4, 2026". */
export function shortDay(at: Date, locale: string, { now, timeZone }: Clock): string {
  return intl(locale, {
    month: "short",
    day: "numeric",
    ...yearUnlessThis(at, now, timeZone),
    timeZone,
  }).format(at);
}

/** The whole date and time, for `<time title>`. */
export const fullTime = (at: Date, locale: string, timeZone: string) =>
  plainSpaces(intl(locale, { dateStyle: "full", timeStyle: "short", timeZone }).format(at));

/** "Tue, Mar 4, 2:00–2:30 PM CST": interviews always show their zone. */
export function zonedTimeRange(from: Date, minutes: number, locale: string, clock: Clock): string {
  const { timeZone } = clock;
  const until = new Date(from.getTime() + minutes * 60_000);
  const hours = intl(locale, { hour: "numeric", minute: "2-digit", timeZone }).formatRange(from, until);
  return `${weekday(from, locale, clock)}, ${plainSpaces(hours)} ${zoneName(from, locale, timeZone)}`;
}

/** "2:00 PM" */
export const clockTime = (at: Date, locale: string, timeZone: string) =>
  plainSpaces(intl(locale, { hour: "numeric", minute: "2-digit", timeZone }).format(at));

/** "Tue, Mar 4, 2:00 PM", "Tue, Mar 4, 2026, 2:00 PM": where the zone stands beside it. */
export const momentTime = (at: Date, locale: string, clock: Clock) =>
  `${weekday(at, locale, clock)}, ${clockTime(at, locale, clock.timeZone)}`;

/** "Tue 2:00 PM CST" within a week, else "Tue, Mar 4, 2:00 PM CST": for a line of news. */
export function newsTime(at: Date, locale: string, clock: Clock): string {
  const { now, timeZone } = clock;
  const isNear = Math.abs(at.getTime() - now.getTime()) < 6 * dayMs;
  const day = intl(locale, { weekday: "short", timeZone }).format(at);
  const moment = isNear ? `${day} ${clockTime(at, locale, timeZone)}` : momentTime(at, locale, clock);
  return `${moment} ${zoneName(at, locale, timeZone)}`;
}

/** The same moment in another zone: "3:00 PM EST", with its day where that differs; null where both clocks agree. */
export function otherClock(at: Date, locale: string, own: Clock, timeZone: string): string | null {
  const other = { now: own.now, timeZone };
  if (momentTime(at, locale, own) === momentTime(at, locale, other)) return null;
  const isSameDay = dayIn(at, own.timeZone) === dayIn(at, timeZone);
  const moment = isSameDay ? clockTime(at, locale, timeZone) : momentTime(at, locale, other);
  return `${moment} ${zoneName(at, locale, timeZone)}`;
}

export const zoneName = (at: Date, locale: string, timeZone: string) =>
  intl(locale, { timeZoneName: "short", timeZone })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")!.value;

/** The day on which a moment falls in `timeZone`: "2026-03-04". */
export const dayIn = (at: Date | string, timeZone: string) =>
  dateFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }).format(new Date(at));

/** What a date of another year adds to its format. */
export const yearUnlessThis = (at: Date, now: Date, timeZone: string): { year?: "numeric" } =>
  yearIn(at, timeZone) === yearIn(now, timeZone) ? {} : { year: "numeric" };

/** "March 4, 2026": a day, or a moment by the clock of `timeZone`. */
export const longDate = (at: Date | string, locale: string, timeZone = "UTC") =>
  intl(locale, { dateStyle: "long", timeZone }).format(new Date(at));

/** "$18", "$18.50", "$52,000": cents only where there are some. */
/** US dollars with their cents: 2900 is "$29.00". */
export const formatCents = (cents: number, locale: string) =>
  numberFormat(regionalLocale(locale), { style: "currency", currency: "USD" }).format(cents / 100);

export const formatDollars = (amount: number, locale: string) =>
  numberFormat(regionalLocale(locale), {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);

const intl = (locale: string, options: Parameters<typeof dateFormat>[1]) =>
  dateFormat(regionalLocale(locale), options);

/** "Tue, Mar 4", "Tue, Mar 4, 2026": a year alone would leave open which weekday. */
const weekday = (at: Date, locale: string, { now, timeZone }: Clock) =>
  intl(locale, {
    weekday: "short",
    month: "short",
    day: "numeric",
    ...yearUnlessThis(at, now, timeZone),
    timeZone,
  }).format(at);

const yearIn = (at: Date, timeZone: string) => dayIn(at, timeZone).slice(0, 4);

// Intl sets thin and narrow spaces around the dash, which no test and no search types.
const plainSpaces = (text: string) => text.replaceAll(/\s?–\s?/g, "–").replaceAll(/[\u2009\u202F]/g, " ");

/** Between short facts on one line, which may break before the dot and never after it. */
export const factSeparator = " ·\u00a0";
