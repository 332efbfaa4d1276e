/** Wall times of a zone. The dates given carry them in this machine's own clock. */
import { TZDate } from "@date-fns/tz";

/** The moment at which clocks in the zone show what this date shows here. */
export const inZone = (time: Date, zone: string) =>
  new TZDate(
    ...([time.getFullYear(), time.getMonth(), time.getDate()] as const),
    ...([time.getHours(), time.getMinutes(), time.getSeconds()] as const),
    zone,
  ).getTime();

/** The moment at which the day shown begins in the zone. */
export const startOfDay = (time: Date, zone: string) =>
  new TZDate(time.getFullYear(), time.getMonth(), time.getDate(), zone).getTime();
