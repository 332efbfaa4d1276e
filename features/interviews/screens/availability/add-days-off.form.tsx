/** Adding days off; interviews already agreed on them are named first, and kept. */
import type { CurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import type { Hours } from "./use-weekly-hours.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { z } from "zod";

import { useCreate } from "#platform/web/data/use-create.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { BlockedDate } from "../../availability.ts";
import { blockedDatesPath } from "./use-weekly-hours.ts";
import { OutsideInterviews } from "./outside-interviews.tsx";
import { useInterviewsOutside, type UpcomingInterview } from "./use-interviews-outside.ts";
import classes from "./availability.module.css";

export interface DaysOffProps {
  profile: CurrentEmployerProfile;
  hours: readonly Hours[];
}

const inputFrom = (today: string) =>
  z
    .object({
      startDate: z.string().min(1, { error: /*i18n*/ "Choose a day" }),
      endDate: z.string(),
      note: z.string().trim().max(200, { error: /*i18n*/ "Use fewer characters" }),
    })
    .transform((given) => ({ ...given, endDate: given.endDate || given.startDate }))
    .refine(({ startDate, endDate }) => endDate >= startDate, {
      error: /*i18n*/ "The last day must not be before the first",
      path: ["endDate"],
    })
    .refine(({ endDate }) => endDate >= today, {
      error: /*i18n*/ "Choose a day that is still to come",
      path: ["startDate"],
    });

export function AddDaysOff({ profile, hours, today }: DaysOffProps & { today: string }) {
  const { t } = useLingui();
  const create = useCreate(BlockedDate, { at: blockedDatesPath });
  const outside = useInterviewsOutside(profile);
  const [leftOut, setLeftOut] = useState<UpcomingInterview[]>([]);
  const timeZone = String(profile.timeZone);
  const input = inputFrom(today);
  const form = useZodForm({
    schema: input,
    initial: { startDate: "", endDate: "", note: "" },
    guard: false,
    submit: async (range) => {
      await create.run(range);
      form.form.reset();
      toast(t`Day off added`);
    },
  });
  const add = (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    const parsed = input.safeParse(form.form.getValues());
    const week = { timeZone, week: hours };
    const found = parsed.data ? outside.newly(week, { ...week, blockedDates: [parsed.data] }) : [];
    if (found.length > 0) setLeftOut(found);
    else form.submit();
  };
  return (
    <>
      <Form form={{ ...form, submit: add }} label={t`Add days off`} submit={t`Add days off`}>
        <div className={classes.offFields}>
          <TextField name="startDate" type="date" label={t`First day`} />
          <TextField name="endDate" type="date" label={t`Last day`} optional />
          <TextField name="note" label={t`Note for yourself`} optional autoComplete="off" />
        </div>
      </Form>
      <OutsideInterviews
        interviews={leftOut}
        timeZone={timeZone}
        goBack={() => setLeftOut([])}
        keep={() => {
          setLeftOut([]);
          form.submit();
        }}
      />
    </>
  );
}
