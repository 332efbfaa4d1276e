/** Quiet hours: devices are notified, and text messages sent, between 8:00 and 21:00 of the recipient's local time. */
import { TZDate } from "@date-fns/tz";
import { addDays } from "date-fns/addDays";

const quietFromHour = 21;
const quietUntilHour = 8;

export function isQuietHour(now: Date, timeZone: string): boolean {
  const hour = new TZDate(now, timeZone).getHours();
  return hour >= quietFromHour || hour < quietUntilHour;
}

/** Now, or the next 8:00 on the wall of that zone. */
export const afterQuietHours = (now: Date, timeZone: string): Date =>
  isQuietHour(now, timeZone) ? nextMorning(now, timeZone) : now;

/** The next 8:00 on the wall of that zone, where the clock changes in the night too. */
export function nextMorning(now: Date, timeZone: string): Date {
  const local = new TZDate(now, timeZone);
  const today = new TZDate(local.getFullYear(), local.getMonth(), local.getDate(), quietUntilHour, timeZone);
  return new Date((today > now ? today : addDays(today, 1)).getTime());
}
