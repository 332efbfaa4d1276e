/** The days and hours of a job as they are written; apart from its rules, so that a list of jobs need not load Zod. */
import { wallTimePattern } from "#platform/shared/wall-time.ts";
import { z } from "zod";

const timeText = { error: /*i18n*/ "Enter a time like 09:30" };
const time = z.string(timeText).regex(wallTimePattern, timeText);
const dayText = { error: /*i18n*/ "Choose from the list" };
const hoursText = { error: /*i18n*/ "Enter from 1 to 100 hours a week" };

export const workingHours = z
  .strictObject({
    /** 0 is Sunday. */
    days: z.array(z.int(dayText).min(0, dayText).max(6, dayText), dayText).max(7, dayText),
    /** Local wall time; of hours that vary, the earliest start and the latest end. */
    startTime: time.nullish(),
    endTime: time.nullish(),
    varies: z.boolean().optional(),
    hoursPerWeek: z.number(hoursText).min(1, hoursText).max(100, hoursText).nullish(),
  })
  .superRefine(({ startTime, endTime }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (startTime && !endTime) wrong("endTime", /*i18n*/ "Enter when the day ends, too");
    if (endTime && !startTime) wrong("startTime", /*i18n*/ "Enter when the day begins, too");
    // Written alike, times compare as texts.
    if (startTime && endTime && endTime <= startTime)
      wrong("endTime", /*i18n*/ "The end must be after the start");
  });
export type WorkingHours = z.output<typeof workingHours>;
