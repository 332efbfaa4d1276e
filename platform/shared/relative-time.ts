/** How long ago something was, in one way everywhere: "just now", "5 min ago", "2 h ago", "yesterday", "Mar 3". Pure. */
import { dayMs } from "./duration.ts";
import { dayIn, shortDay } from "./format.ts";
import { relativeFormat } from "./formatters.ts";
import { regionalLocale } from "./language.ts";
import type { Localizer } from "./translate.ts";

/** The reader's clock; no zone before it is known, which is a first visit's first moment. */
export interface ReaderClock {
  now: Date;
  /** IANA name. */
  timeZone: string | null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Somebody up late: an hour past midnight, two hours ago is not "yesterday". */
const sameEveningMs = 6 * hourMs;
/** The clocks of two machines never agree: a little later is now. */
const skewMs = 5 * minuteMs;

/**
 * "just now", "5 min ago", "2 h ago", "yesterday", "3 days ago"; from a week on "Mar 3", "Mar 3, 2025" in another year.
 * Without a zone there are no dates, only how long it has been.
 */
export function relativeTime(at: Date, localizer: Localizer, { now, timeZone }: ReaderClock): string {
  const { t, locale } = localizer;
  const passedMs = now.getTime() - at.getTime();
  if (timeZone === null) return elapsedTime(passedMs, localizer);
  const days = (Date.parse(dayIn(at, timeZone)) - Date.parse(dayIn(now, timeZone))) / dayMs;
  if (isHours(passedMs) && (days === 0 || passedMs < sameEveningMs)) return hoursAgo(passedMs, t);
  if (Math.abs(days) < 7) return ago(locale, days, "day");
  return shortDay(at, locale, { now, timeZone });
}

/** The same words as far as they need no calendar; then "2 weeks ago", "3 months ago", "2 years ago". */
export function elapsedTime(passedMs: number, { t, locale }: Localizer): string {
  if (isHours(passedMs) && passedMs < dayMs) return hoursAgo(passedMs, t);
  const days = Math.trunc(passedMs / dayMs);
  const count = Math.abs(days);
  if (count < 7) return ago(locale, -days, "day");
  if (count < 60) return ago(locale, -Math.trunc(days / 7), "week");
  if (count < 365) return ago(locale, -Math.trunc(days / 30.5), "month");
  return ago(locale, -Math.trunc(days / 365), "year");
}

const isHours = (passedMs: number) => passedMs > -skewMs;

function hoursAgo(passedMs: number, t: Localizer["t"]): string {
  if (passedMs < minuteMs) return t(/*i18n*/ "just now");
  if (passedMs < hourMs) return t(/*i18n*/ "{minutes} min ago", { minutes: Math.floor(passedMs / minuteMs) });
  return t(/*i18n*/ "{hours} h ago", { hours: Math.floor(passedMs / hourMs) });
}

/** "yesterday", "tomorrow", "3 days ago"; but "1 week ago", since "last week" is another thing. */
const ago = (locale: string, count: number, unit: "day" | "week" | "month" | "year") =>
  relativeFormat(regionalLocale(locale), { numeric: unit === "day" ? "auto" : "always" }).format(count, unit);
