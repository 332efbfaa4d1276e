/** The form of an employer profile's hours: zone, how far ahead, the week; saved together. */
import type { CurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { z } from "zod";

import { EmployerProfile } from "#features/employers/employer-profile.ts";
import { weekdayNames } from "#platform/web/i18n/calendar-days.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { overlapTexts } from "../../week.ts";
import { useReplaceHours, type Hours } from "./use-weekly-hours.ts";
import { useInterviewsOutside, type UpcomingInterview } from "./use-interviews-outside.ts";
import { useTimeText } from "./use-time-text.ts";
import { dayProblem, hoursOf, typedWeekOf, type DayHours, type DayProblem, type Week } from "./typed-week.ts";

export interface AvailabilityValues {
  timeZone: string;
  calendarDaysInFuture: number;
  week: Week;
}

const { timeZone, calendarDaysInFuture } = EmployerProfile.attributes;

export function useAvailabilityForm(profile: CurrentEmployerProfile, hours: readonly Hours[]) {
  const { t } = useLingui();
  const clock = useTimeText();
  const sentence = useProblemSentence();
  const change = useChange(EmployerProfile, { at: "employers/employer_profiles" });
  const replace = useReplaceHours();
  const outside = useInterviewsOutside(profile);
  const [leftOut, setLeftOut] = useState<UpcomingInterview[]>([]);
  const week = z.array(z.custom<DayHours>()).superRefine((days, context) => {
    days.forEach((day, index) => {
      const problem = dayProblem(day);
      if (problem) context.addIssue({ code: "custom", path: [index], message: sentence(problem, index) });
    });
  });
  const form = useZodForm({
    schema: z.object({ timeZone, calendarDaysInFuture, week }),
    initial: {
      timeZone: String(profile.timeZone),
      calendarDaysInFuture: Number(profile.calendarDaysInFuture),
      week: typedWeekOf(hours, clock),
    },
    guard: false,
    submit: async (values) => {
      const { week: typed, ...settings } = values;
      const isChanged =
        settings.timeZone !== profile.timeZone ||
        settings.calendarDaysInFuture !== profile.calendarDaysInFuture;
      if (isChanged) await change.run({ id: profile.id }, settings);
      await replace.run(hoursOf(typed));
      toast(t`Availability saved`);
    },
  });
  const values = form.form.getValues();
  /** First says which interviews would lie outside, where there are some that do not already. */
  const save = (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    const isRight = values.week.every((day) => dayProblem(day) === null);
    const before = { timeZone: String(profile.timeZone), week: hours };
    const found = isRight ? outside.newly(before, { ...values, week: hoursOf(values.week) }) : [];
    if (found.length > 0) setLeftOut(found);
    else form.submit();
  };
  const keep = () => {
    setLeftOut([]);
    form.submit();
  };
  return { form: { ...form, submit: save }, values, leftOut, keep, goBack: () => setLeftOut([]) };
}

/** "Times overlap on Tuesday". */
function useProblemSentence() {
  const { t, i18n } = useLingui();
  const names = weekdayNames(i18n.locale);
  return (problem: DayProblem, index: number) => {
    const day = names[index]!.long;
    if (problem === "overlap") return i18n._(overlapTexts[index]!);
    if (problem === "end_before_start") return t`On ${day} the end must be after the start`;
    if (problem === "empty") return t`Add a time on ${day}, or switch the day off`;
    return t`On ${day}, enter times like 9:00 AM`;
  };
}
