/** Times of a day as a clock on the wall shows them ("09:30"), without a date and a zone. */
import { dateFormat } from "./formatters.ts";
import { regionalLocale } from "./language.ts";

/** "09:30", from midnight up to the last minute of the day. */
export const wallTimePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Minutes since midnight of "09:30"; "24:00" is 1440. */
export function minutesOfWallTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** "09:30" of 570 minutes. */
export const wallTimeOfMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** "9:30 AM" of "09:30" in the reader's language. */
export const wallTimeText = (time: string, locale: string): string =>
  plainSpaces(dateFormat(regionalLocale(locale), clock).format(dateOf(time)));

/** "3 PM" of "15:00": for whole hours. */
export const wallHourText = (time: string, locale: string): string =>
  plainSpaces(dateFormat(regionalLocale(locale), { hour: "numeric", timeZone: "UTC" }).format(dateOf(time)));

/** "8:30 AM–5:30 PM". */
export const wallTimeRange = (from: string, until: string, locale: string): string =>
  `${wallTimeText(from, locale)}–${wallTimeText(until, locale)}`;

const clock = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
const dateOf = (time: string) => new Date(Date.UTC(2026, 0, 5, 0, minutesOfWallTime(time)));

/** Narrow spaces of the formatter look odd in mails, and differ between server and browser. */
const plainSpaces = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, " ");
