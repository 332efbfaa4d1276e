/** Quiet hours: text messages are sent between 8:00 and 21:00 of the recipient's local time. */
import { TZDate } from "@date-fns/tz";

export const quietFromHour = 21;
export const quietUntilHour = 8;

/** Now, or the next 8:00 on the wall of that zone. */
export function afterQuietHours(now: Date, timeZone: string): Date {
  const there = TZDate.tz(timeZone, now);
  const hour = there.getHours();
  if (hour >= quietUntilHour && hour < quietFromHour) return now;
  const day = there.getDate() + (hour >= quietFromHour ? 1 : 0);
  const morning = new TZDate(there.getFullYear(), there.getMonth(), day, quietUntilHour, 0, 0, 0, timeZone);
  return new Date(morning.getTime());
}
