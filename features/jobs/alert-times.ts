/** When an alert is due: not at night, and daily and weekly ones at eight in the morning of their reader. */
import { TZDate } from "@date-fns/tz";
import { addDays } from "date-fns/addDays";
import type { AlertFrequency } from "./job-alert.ts";

const morningHour = 8;
const eveningHour = 21;

export const defaultTimeZone = "America/Chicago";

/** The first time after `now` at which an alert may be mailed. */
export function nextDue(frequency: AlertFrequency, now: Date, timeZone: string): Date {
  if (frequency === "instantly") return isQuietHour(now, timeZone) ? nextMorning(now, timeZone) : now;
  return nextMorning(frequency === "daily" ? now : addDays(now, 6), timeZone);
}

/** From nine in the evening to eight in the morning, where the reader lives. */
export function isQuietHour(now: Date, timeZone: string): boolean {
  const hour = new TZDate(now, timeZone).getHours();
  return hour < morningHour || hour >= eveningHour;
}

function nextMorning(now: Date, timeZone: string): Date {
  const local = new TZDate(now, timeZone);
  const today = new TZDate(local.getFullYear(), local.getMonth(), local.getDate(), morningHour, timeZone);
  return new Date((today > now ? today : addDays(today, 1)).getTime());
}
