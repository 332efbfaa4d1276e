/** A job's days and hours between the wire's one value and its columns. */
import { minutesOfWallTime, wallTimeOfMinutes } from "#platform/shared/wall-time.ts";
import { hasHours } from "../../working-hours.ts";
import type { WorkingHours } from "../../working-hours-input.ts";

export interface HoursColumns {
  workingDays: number[];
  startsAtMinute: number | null;
  endsAtMinute: number | null;
  hoursVary: boolean;
  hoursPerWeek: number | null;
}

/** Null while nothing is stated. */
export function hoursFromColumns(row: HoursColumns): WorkingHours | null {
  const time = (minute: number | null) => (minute === null ? null : wallTimeOfMinutes(minute));
  const hours = {
    days: row.workingDays,
    startTime: time(row.startsAtMinute),
    endTime: time(row.endsAtMinute),
    varies: row.hoursVary,
    hoursPerWeek: row.hoursPerWeek,
  };
  return hasHours(hours) ? hours : null;
}

/** Days are stored once each, in the order of the week. */
export const hoursColumns = (hours: WorkingHours | null): HoursColumns => ({
  workingDays: [...new Set(hours?.days)].toSorted((a, b) => a - b),
  startsAtMinute: hours?.startTime ? minutesOfWallTime(hours.startTime) : null,
  endsAtMinute: hours?.endTime ? minutesOfWallTime(hours.endTime) : null,
  hoursVary: hours?.varies ?? false,
  hoursPerWeek: hours?.hoursPerWeek ?? null,
});
