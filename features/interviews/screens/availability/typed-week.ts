/** A week of hours while it is typed: seven days, each on or off, with one or more ranges. Pure. */
import { parseTypedTime } from "./typed-time.ts";
import type { Hours } from "./use-weekly-hours.ts";

/** As typed: "9", "5pm". */
export interface TypedRange {
  start: string;
  end: string;
}

export interface DayHours {
  isOn: boolean;
  ranges: TypedRange[];
}

/** Sunday first. */
export type Week = DayHours[];

export type DayProblem = "unreadable" | "end_before_start" | "overlap" | "empty";

/** `show` writes a time as the reader's language has it. */
export const typedWeekOf = (hours: readonly Hours[], show: (time: string) => string): Week =>
  Array.from({ length: 7 }, (_, day) => {
    const ranges = hours
      .filter(({ dayOfWeek }) => dayOfWeek === day)
      .toSorted((one, other) => one.startTime.localeCompare(other.startTime))
      .map(({ startTime, endTime }) => ({ start: show(startTime), end: show(endTime) }));
    return { isOn: ranges.length > 0, ranges };
  });

/** Null where a time cannot be read. */
export function parseRange({ start, end }: TypedRange) {
  const startTime = parseTypedTime(start);
  const endTime = startTime && parseTypedTime(end, startTime);
  return startTime && endTime ? { startTime, endTime } : null;
}

export function dayProblem({ isOn, ranges }: DayHours): DayProblem | null {
  if (!isOn) return null;
  if (ranges.length === 0) return "empty";
  const read = ranges.map(parseRange);
  if (read.some((range) => range === null)) return "unreadable";
  const sorted = read
    .filter((range) => range !== null)
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime));
  if (sorted.some(({ startTime, endTime }) => endTime <= startTime)) return "end_before_start";
  const isOverlap = sorted.some(
    ({ startTime }, index) => index > 0 && startTime < sorted[index - 1]!.endTime,
  );
  return isOverlap ? "overlap" : null;
}

/** What is saved; days that are off and what cannot be read are left out. */
export const hoursOf = (week: Week): Hours[] =>
  week.flatMap(({ isOn, ranges }, dayOfWeek) =>
    isOn
      ? ranges
          .map(parseRange)
          .filter((range) => range !== null && range.startTime < range.endTime)
          .map((range) => ({ dayOfWeek, ...range! }))
      : [],
  );

/** A day that is switched on begins with hours, those of another day where there are some. */
export function turnOnDay(week: Week, usual: TypedRange): TypedRange[] {
  const like = week.find(({ isOn, ranges }) => isOn && ranges.length > 0);
  return (like?.ranges ?? [usual]).map((range) => ({ ...range }));
}

/** One more range: the hour after the last one. */
export function nextRange({ ranges }: DayHours, show: (time: string) => string): TypedRange {
  const last = ranges
    .map(parseRange)
    .reduce<string>((end, range) => (range && range.endTime > end ? range.endTime : end), "");
  const hour = last ? Number(last.slice(0, 2)) + 1 : 9;
  if (hour > 22) return { start: "", end: "" };
  const at = (value: number) => show(`${String(value).padStart(2, "0")}:00`);
  return { start: at(hour), end: at(hour + 1) };
}
