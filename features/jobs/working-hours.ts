/** The days and hours of a job: which days, from when to when, how many hours a week. All of it is optional. */
import { minutesOfWallTime } from "#platform/shared/wall-time.ts";
import type { WorkingHours } from "./working-hours-input.ts";

/** From Monday, as a working week is read. */
export const weekFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;

/** Monday to Friday. */
export const workweek: readonly number[] = [1, 2, 3, 4, 5];

export const hasHours = (hours: Partial<WorkingHours> | null | undefined): boolean =>
  !!hours &&
  ((hours.days ?? []).length > 0 ||
    Boolean(hours.startTime || hours.endTime || hours.varies || hours.hoursPerWeek));

/** What the days and times come to, to a quarter of an hour; null while they say nothing, or vary. */
export function hoursInWeek({ days, startTime, endTime, varies }: WorkingHours): number | null {
  if (days.length === 0 || varies || !startTime || !endTime || endTime <= startTime) return null;
  const minutes = (minutesOfWallTime(endTime) - minutesOfWallTime(startTime)) * days.length;
  return Math.round(minutes / 15) / 4;
}

/** The times by which a job search asks for a day to be done, and from which it asks for one to begin. */
export const doneByTimes = ["12:00", "13:00", "14:00", "15:00", "16:00", "17:00", "18:00"] as const;
export const startsFromTimes = ["07:00", "08:00", "09:00", "10:00", "12:00", "14:00", "16:00"] as const;

/** A job that does not state its hours meets no filter of hours. */
export const doneByTimesOf = (hours: WorkingHours | null): readonly string[] =>
  hours?.endTime ? doneByTimes.filter((time) => hours.endTime! <= time) : [];

export const startsFromTimesOf = (hours: WorkingHours | null): readonly string[] =>
  hours?.startTime ? startsFromTimes.filter((time) => hours.startTime! >= time) : [];

export const isOnWeekdaysOnly = (hours: WorkingHours | null): boolean =>
  hours !== null && hours.days.length > 0 && hours.days.every((day) => workweek.includes(day));
