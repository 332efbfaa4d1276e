/** When an alert is due: not at night, and daily and weekly ones at eight in the morning of their reader. */
import { afterQuietHours, nextMorning } from "#features/accounts/quiet-hours.ts";
import { addDays } from "date-fns/addDays";
import type { AlertFrequency } from "./job-alert.ts";

export const defaultTimeZone = "America/Chicago";

/** The first time after `now` at which an alert may be mailed. */
export function nextDue(frequency: AlertFrequency, now: Date, timeZone: string): Date {
  if (frequency === "instantly") return afterQuietHours(now, timeZone);
  return nextMorning(frequency === "daily" ? now : addDays(now, 6), timeZone);
}
