/** When a phone may ring: between 8:00 and 21:00 of its owner's day (domain: hiring updates and notices). */
import { TZDate } from "@date-fns/tz";

export const quietFrom = 21;
export const quietUntil = 8;

/** Now, or the next 8:00 on the wall of that zone. */
export function afterQuietHours(now: Date, timeZone: string): Date {
  const there = TZDate.tz(timeZone, now);
  const hour = there.getHours();
  if (hour >= quietUntil && hour < quietFrom) return now;
  const day = there.getDate() + (hour >= quietFrom ? 1 : 0);
  const morning = new TZDate(there.getFullYear(), there.getMonth(), day, quietUntil, 0, 0, 0, timeZone);
  return new Date(morning.getTime());
}
