/** Validates a week of availability: every range ends after it begins, and no two of a day overlap. */
import type { WeekRange } from "./free-times.ts";

export interface WeekProblem {
  /** Which of the given ranges it is. */
  index: number;
  field: "startTime" | "endTime";
  message: string;
}

export const endBeforeStart = /*i18n*/ "The end must be after the start";

/** The sentence for each day, as it can be translated whole. */
export const overlapTexts = [
  /*i18n*/ "Times overlap on Sunday",
  /*i18n*/ "Times overlap on Monday",
  /*i18n*/ "Times overlap on Tuesday",
  /*i18n*/ "Times overlap on Wednesday",
  /*i18n*/ "Times overlap on Thursday",
  /*i18n*/ "Times overlap on Friday",
  /*i18n*/ "Times overlap on Saturday",
] as const;

/** Every problem at its range. Ranges may touch; times are written alike (`09:30`), so they compare as texts. */
export function weekProblems(week: readonly WeekRange[]): WeekProblem[] {
  return week.flatMap((range, index): WeekProblem[] => {
    if (range.endTime <= range.startTime) return [{ index, field: "endTime", message: endBeforeStart }];
    const overlaps = week.slice(0, index).some((other) => overlap(range, other));
    return overlaps ? [{ index, field: "startTime", message: overlapTexts[range.dayOfWeek]! }] : [];
  });
}

const overlap = (a: WeekRange, b: WeekRange) =>
  a.dayOfWeek === b.dayOfWeek && a.startTime < b.endTime && b.startTime < a.endTime;
