/** Work with children: the duration of an entry, the total, and what a profile says of it. */
import { differenceInCalendarMonths } from "date-fns/differenceInCalendarMonths";
import { dateFormat } from "#platform/shared/formatters.ts";
import { regionalLocale } from "#platform/shared/language.ts";
import { parseDay } from "#platform/shared/parse-day.ts";
import { requiredExperienceMonths, type WorkExperienceOption } from "./experience-options.ts";

export interface DatedEntry {
  startDate?: string | null;
  endDate?: string | null;
  current?: boolean | null;
}

/** "Mar 2024 – present"; empty without a start date. Screens pass their language and its word for "present". */
export function experienceDuration(
  { startDate, endDate, current }: DatedEntry,
  { language = "en", present = "present" }: { language?: string; present?: string } = {},
): string {
  if (!startDate) return "";
  const months = dateFormat(regionalLocale(language), { month: "short", year: "numeric", timeZone: "UTC" });
  const month = (date: string) => months.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
  if (current) return `${month(startDate)} – ${present}`;
  return endDate ? `${month(startDate)} – ${month(endDate)}` : month(startDate);
}

/** Months spent working with children; months covered by two entries count once. */
export function experienceMonths(
  entries: readonly (DatedEntry & { workedWithChildren?: boolean | null })[],
  now: Date,
): number {
  const spans = entries
    .filter((entry) => entry.workedWithChildren && entry.startDate && (entry.current || entry.endDate))
    .map((entry) => [parseDay(entry.startDate!), entry.current ? now : parseDay(entry.endDate!)] as const)
    .sort(([a], [b]) => a.getTime() - b.getTime());
  let months = 0;
  let countedUntil: Readonly<Date> = new Date(0);
  for (const [start, end] of spans) {
    const from = start > countedUntil ? start : countedUntil;
    if (end <= from) continue;
    months += differenceInCalendarMonths(end, from);
    countedUntil = end;
  }
  return months;
}

/**
 * What match, search and lists read: the entries' months or the answer's, whichever is more, since not everyone lists
 * every place of twenty years. Null where the profile says neither.
 */
export function monthsWithChildren(
  workHistories: Parameters<typeof experienceMonths>[0] | null,
  workExperienceAnswer: unknown,
  now: Date,
): number | null {
  const stated = requiredExperienceMonths[workExperienceAnswer as WorkExperienceOption] ?? null;
  const listed = workHistories && experienceMonths(workHistories, now);
  return stated === null || listed === null ? (stated ?? listed) : Math.max(stated, listed);
}
