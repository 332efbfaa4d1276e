/** When an interview is, in words: always with the zone named. */
import { yearUnlessThis } from "#platform/shared/format.ts";
import { dateFormat } from "#platform/shared/formatters.ts";
import { type Language, regionalLocale } from "#platform/shared/language.ts";

/** "Tuesday, March 4, 2:00 – 2:30 PM Central Time", with the year unless it is this one: as the reader's own clock shows it. */
export function whenText(
  time: Date,
  endsAt: Date,
  timeZone: string,
  language: Language,
  now = new Date(),
): string {
  const range = dateFormat(regionalLocale(language), {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    ...yearUnlessThis(time, now, timeZone),
    hour: "numeric",
    minute: "2-digit",
  }).formatRange(time, endsAt);
  return plain(`${range} ${zoneName(time, timeZone, language)}`);
}

/** "2:00 PM Central Time". */
export const clockText = (time: Date, timeZone: string, language: Language): string =>
  plain(
    `${dateFormat(regionalLocale(language), { timeZone, hour: "numeric", minute: "2-digit" }).format(time)} ${zoneName(time, timeZone, language)}`,
  );

/** "Central Time", whichever half of the year it is. */
export function zoneName(time: Date, timeZone: string, language: Language): string {
  const parts = dateFormat(regionalLocale(language), { timeZone, timeZoneName: "longGeneric" }).formatToParts(
    time,
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Whether two zones show different times at that moment; then both are shown. */
export const showDifferentTimes = (time: Date, one: string, other: string): boolean =>
  shown(time, one) !== shown(time, other);

const shown = (time: Date, timeZone: string) =>
  dateFormat("en-US", { timeZone, dateStyle: "short", timeStyle: "short" }).format(time);

/** Narrow spaces of the formatter look odd in mails and calendar files. */
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0\u2009]/g, " ");
