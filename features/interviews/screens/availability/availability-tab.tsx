/** tab=availability: when educators can book, in whose zone and how far ahead, days off, and what it comes to. */
import { Trans, useLingui } from "@lingui/react/macro";

import {
  type CurrentEmployerProfile,
  useCurrentEmployerProfile,
} from "#features/employers/screens/current-employer-profile.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { NumberField } from "#platform/web/ui/form/number-field.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import { UnsavedGuard } from "#platform/web/ui/overlay/unsaved-guard.tsx";
import { useWeeklyHours, type Hours } from "./use-weekly-hours.ts";
import { WeekdayHours } from "./weekday-hours.tsx";
import { Holidays } from "./holidays.tsx";
import { DaysOff } from "./days-off.tsx";
import { useAvailabilityForm } from "./use-availability-form.ts";
import { OutsideInterviews } from "./outside-interviews.tsx";
import { WeekPresets } from "./week-presets.tsx";
import { FreeTimePreview } from "./free-time-preview.tsx";
import { TimeOptions } from "./time-input.tsx";
import { useTimeText } from "./use-time-text.ts";
import { typedWeekOf } from "./typed-week.ts";
import { TimeZoneField } from "./time-zone-field.tsx";
import { Cluster, Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./availability.module.css";

export function AvailabilityTab() {
  const { t } = useLingui();
  const profile = useCurrentEmployerProfile();
  const hours = useWeeklyHours({ fresh: true });
  if (!profile) return <SkeletonRows />;
  return (
    <Loaded query={hours} failure={t`We couldn't load your availability.`}>
      {(slots) => (
        <Grid columns="minmax(0, 1fr)" gap={32} className={classes.panel}>
          <WeekForm key={profile.id} profile={profile} hours={slots} />
          <Holidays profile={profile} />
          <DaysOff profile={profile} hours={slots} />
        </Grid>
      )}
    </Loaded>
  );
}

function WeekForm({ profile, hours }: { profile: CurrentEmployerProfile; hours: readonly Hours[] }) {
  const { t } = useLingui();
  const clock = useTimeText();
  const { form, values, leftOut, keep, goBack } = useAvailabilityForm(profile, hours);
  const isDirty = form.form.isDirty();
  const isEmpty = values.week.every(({ isOn }) => !isOn);
  return (
    <>
      <Form form={form} label={t`Availability`} submit={false}>
        <UnsavedGuard isDirty={isDirty && !form.isSending} within="tab" />
        {isEmpty && (
          <Stack as="section" gap={12} className={classes.first} aria-labelledby="first-hours">
            <h2 id="first-hours" className="h3">
              <Trans>Educators can't book yet</Trans>
            </h2>
            <p>
              <Trans>Begin with usual hours and change what you like, or switch on the days below.</Trans>
            </p>
            <WeekPresets choose={(slots) => form.form.setFieldValue("week", typedWeekOf(slots, clock))} />
          </Stack>
        )}
        <Stack as="section" className={classes.week} aria-labelledby="weekly-hours">
          <h2 id="weekly-hours">
            <Trans>Weekly hours</Trans>
          </h2>
          <TimeOptions />
          {values.week.map((_, index) => (
            <WeekdayHours key={index} index={index} />
          ))}
        </Stack>
        <div className={classes.settings}>
          <TimeZoneField />
          <NumberField
            name="calendarDaysInFuture"
            label={t`How far ahead`}
            hint={t`Educators can book this many days ahead, from 1 to 90.`}
            suffix={t`days`}
            chars={4}
          />
        </div>
        <Cluster gap={[12, 24]} justify="between" className={classes.save} data-dirty={isDirty || undefined}>
          <FreeTimePreview profile={profile} values={values} isDirty={isDirty} />
          <SubmitButton>
            <Trans>Save availability</Trans>
          </SubmitButton>
        </Cluster>
      </Form>
      <OutsideInterviews interviews={leftOut} timeZone={values.timeZone} keep={keep} goBack={goBack} />
    </>
  );
}
