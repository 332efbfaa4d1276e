/** The days and hours of a job in the reader's language: "Mon–Fri 8:30 AM–5:30 PM". */
import { dateFormat } from "#platform/shared/formatters.ts";
import { regionalLocale } from "#platform/shared/language.ts";
import type { Localizer } from "#platform/shared/translate.ts";
import { wallHourText, wallTimeRange } from "#platform/shared/wall-time.ts";
import { weekFromMonday } from "./working-hours.ts";
import type { WorkingHours } from "./working-hours-input.ts";

/** Empty where nothing is stated. */
export function workingHoursText(localizer: Localizer, hours: WorkingHours | null | undefined): string {
  if (!hours) return "";
  const { t, locale } = localizer;
  const { startTime, endTime, varies } = hours;
  const times = startTime && endTime ? wallTimeRange(startTime, endTime, locale) : "";
  const stated = [daysText(localizer, hours.days), times].filter(Boolean).join(" ");
  if (!varies) return stated;
  return stated ? t(/*i18n*/ "{hours} (varies)", { hours: stated }) : t(/*i18n*/ "Hours vary");
}

/** "40 hours a week"; empty where that is not stated. */
export const weeklyHoursText = ({ t }: Localizer, hours: WorkingHours | null | undefined): string =>
  hours?.hoursPerWeek
    ? t(/*i18n*/ "{hours, plural, one {# hour a week} other {# hours a week}}", { hours: hours.hoursPerWeek })
    : "";

export const doneByText = ({ t, locale }: Localizer, time: string): string =>
  t(/*i18n*/ "Done by {time}", { time: wallHourText(time, locale) });

export const startsFromText = ({ t, locale }: Localizer, time: string): string =>
  t(/*i18n*/ "Starts at {time} or later", { time: wallHourText(time, locale) });

/** Neighboring days as a span: "Mon–Thu, Sat". */
function daysText({ t, locale }: Localizer, days: readonly number[]): string {
  if (days.length === 7) return t(/*i18n*/ "Every day");
  const spans: number[][] = [];
  weekFromMonday.forEach((day, index) => {
    if (!days.includes(day)) return;
    const isNext = index > 0 && spans.at(-1)?.at(-1) === weekFromMonday[index - 1];
    if (isNext) spans.at(-1)!.push(day);
    else spans.push([day]);
  });
  return spans.map((span) => spanText(span, locale)).join(", ");
}

function spanText(span: readonly number[], locale: string): string {
  const [first, last] = [span[0]!, span.at(-1)!];
  if (span.length > 2) return `${dayName(first, locale)}–${dayName(last, locale)}`;
  return span.map((day) => dayName(day, locale)).join(", ");
}

/** "Mon" of 1. */
const dayName = (day: number, locale: string) =>
  dateFormat(regionalLocale(locale), { weekday: "short", timeZone: "UTC" }).format(
    new Date(Date.UTC(2026, 2, 1 + day)),
  );
