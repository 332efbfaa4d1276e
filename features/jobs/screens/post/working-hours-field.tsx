/** The days and hours of a job: days to press, one line of times, and the hours a week that they come to. */
import { Trans, useLingui } from "@lingui/react/macro";
import { weekdayNames } from "#platform/web/i18n/calendar-days.ts";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import chip from "#platform/web/ui/form/chip.module.css";
import { Button } from "#platform/web/ui/form/button.tsx";
import { CheckboxField } from "#platform/web/ui/form/choice-field.tsx";
import { Field } from "#platform/web/ui/form/field.tsx";
import { NumberField } from "#platform/web/ui/form/number-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { Card, Cluster } from "#platform/web/ui/layout/stack.tsx";
import type { JobDraft } from "../../job-draft.ts";
import { hoursInWeek, weekFromMonday, workweek } from "../../working-hours.ts";
import type { WorkingHours } from "../../working-hours-input.ts";
import { workingHoursText } from "../../working-hours-text.ts";

export function WorkingHoursField() {
  const { t, i18n } = useLingui();
  const { form } = useFormScope();
  const hours = form.values["workingHours"] as JobDraft["workingHours"];
  const computed = hoursInWeek(hours as WorkingHours);
  /** The hours a week follow the days and times until they are typed. */
  const change = (part: Partial<JobDraft["workingHours"]>) => {
    const isTyped = hours.hoursPerWeek !== null && hours.hoursPerWeek !== computed;
    const next = { ...hours, ...part };
    if (!isTyped) form.setFieldValue("workingHours.hoursPerWeek", hoursInWeek(next as WorkingHours));
  };
  return (
    <Card as="fieldset" gap={16}>
      <legend>
        <Trans>Days and hours</Trans>{" "}
        <span className="muted">
          <Trans>(optional)</Trans>
        </span>
      </legend>
      <p className="muted" role="status">
        {workingHoursText(i18n, hours as WorkingHours) || (
          <Trans>Educators search by these. Jobs without them are not found that way.</Trans>
        )}
      </p>
      <DaysField onChange={(days) => change({ days })} />
      <Cluster gap={[8, 16]} align="end">
        <TextField
          name="workingHours.startTime"
          type="time"
          chars={10}
          label={hours.varies ? t`Earliest start` : t`Starts at`}
          onChange={(startTime) => change({ startTime })}
        />
        <TextField
          name="workingHours.endTime"
          type="time"
          chars={10}
          label={hours.varies ? t`Latest end` : t`Ends at`}
          onChange={(endTime) => change({ endTime })}
        />
        <NumberField name="workingHours.hoursPerWeek" label={t`Hours a week`} chars={5} decimal />
      </Cluster>
      <CheckboxField
        name="workingHours.varies"
        label={t`The hours vary`}
        hint={t`From day to day, or from week to week.`}
      />
    </Card>
  );
}

/** Seven days to press, and one press for Monday to Friday. */
function DaysField({ onChange }: { onChange: (days: number[]) => void }) {
  const { t, i18n } = useLingui();
  const names = weekdayNames(i18n.locale);
  return (
    <Field name="workingHours.days" kind="group" label={t`Days`}>
      {(_control, value: number[] = [], setValue) => {
        const set = (days: readonly number[]) => {
          const inOrder = days.toSorted((a, b) => a - b);
          setValue(inOrder);
          onChange(inOrder);
        };
        return (
          <Cluster gap={8}>
            {weekFromMonday.map((day) => (
              <button
                key={day}
                type="button"
                className={chip.chip}
                aria-label={names[day]!.long}
                aria-pressed={value.includes(day)}
                onClick={() =>
                  set(value.includes(day) ? value.filter((one) => one !== day) : [...value, day])
                }
              >
                {names[day]!.short}
              </button>
            ))}
            <Button variant="subtle" size="small" onClick={() => set(workweek)}>
              <Trans>Monday to Friday</Trans>
            </Button>
          </Cluster>
        );
      }}
    </Field>
  );
}
