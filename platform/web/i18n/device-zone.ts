/** The time zone of the device. */
import { isTimeZone } from "#platform/shared/time-zone.ts";

/** Universal time for a device that does not know or hides its zone ("Etc/Unknown"). */
export function deviceZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : "UTC";
}
