/** Step 2 of posting a job: the hours, the pay, and when it begins. */
import { Trans, useLingui } from "@lingui/react/macro";
import { compensationIntervals } from "#features/educators/compensation.ts";
import { scheduleLabels } from "#features/educators/screens/preference-labels.ts";
import { CheckboxesField, RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { MoneyField } from "#platform/web/ui/form/number-field.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import {
  employmentSubtypes,
  employmentTypes,
  hireTimelines,
  jobSchedules,
  startTimelines,
} from "../../job-constants.ts";
import { useLabelOptions } from "../labels/label-options.ts";
import { Card, Cluster } from "#platform/web/ui/layout/stack.tsx";
import {
  employmentSubtypeLabels,
  hireTimelineLabels,
  jobScheduleLabels,
  startTimelineLabels,
} from "../labels/job-labels.ts";
import { PayHint } from "./pay-hint.tsx";
import { WorkingHoursField } from "./working-hours-field.tsx";
import { payIntervalLabels } from "../labels/pay-interval-labels.ts";

export function PayStep() {
  const { t } = useLingui();
  const choices = useLabelOptions();
  const anyOf = t`Choose one`;
  return (
    <>
      <CheckboxesField
        name="employmentType"
        label={t`Employment type`}
        options={choices(employmentTypes, scheduleLabels)}
        columns={2}
      />
      <SelectField
        name="jobSchedule"
        label={t`Hours`}
        optional
        empty={anyOf}
        options={choices(jobSchedules, jobScheduleLabels)}
      />
      <WorkingHoursField />
      <SelectField
        name="employmentSubtype"
        label={t`Kind of contract`}
        optional
        empty={anyOf}
        options={choices(employmentSubtypes, employmentSubtypeLabels)}
      />
      <Card as="fieldset" gap={16}>
        <legend>
          <Trans>Pay range</Trans>
        </legend>
        <p className="muted">
          <Trans>Jobs with pay get more applicants, and nobody wastes an interview.</Trans>
        </p>
        <Cluster gap={[8, 16]} align="end">
          <MoneyField name="compensation.min" label={t`From`} />
          <MoneyField name="compensation.max" label={t`Up to`} />
          <SelectField
            name="compensation.interval"
            label={t`Per`}
            options={choices(compensationIntervals, payIntervalLabels)}
          />
        </Cluster>
        <PayHint />
      </Card>
      <Card as="fieldset" gap={16}>
        <legend>
          <Trans>More pay</Trans>
        </legend>
        <Cluster gap={[8, 16]} align="end">
          <MoneyField name="supplementalPay.signingBonus" label={t`Signing bonus`} optional />
          <MoneyField name="supplementalPay.bonus" label={t`Yearly bonus`} optional />
        </Cluster>
        <TextField name="supplementalPay.other" label={t`Other pay`} optional maxLength={200} />
      </Card>
      <RadioField
        name="startTimeline"
        label={t`When should the work begin?`}
        optional
        options={choices(startTimelines, startTimelineLabels)}
        columns={2}
      />
      <RadioField
        name="hireTimeline"
        label={t`When do you want to have hired?`}
        optional
        options={choices(hireTimelines, hireTimelineLabels)}
        columns={2}
      />
    </>
  );
}
