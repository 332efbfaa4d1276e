/** Step 1 of posting a job: what it is called, which role, how many, and where. */
import { Trans, useLingui } from "@lingui/react/macro";
import { roleTitles } from "#features/educators/job-preferences.ts";
import { jobTitles } from "#features/educators/job-titles.ts";
import { roleLabels } from "#features/educators/screens/preference-labels.ts";
import { NumberField } from "#platform/web/ui/form/number-field.tsx";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { useLabelOptions } from "../labels/label-options.ts";
import { LocationsField } from "./locations-field.tsx";

export function BasicsStep() {
  const { t } = useLingui();
  const choices = useLabelOptions();
  return (
    <>
      <TextField
        name="title"
        label={t`Job title`}
        hint={<Trans>Say it the way educators search for it, like “Lead Toddler Teacher”.</Trans>}
        maxLength={120}
        list="job-titles"
      />
      <datalist id="job-titles">
        {jobTitles.map((title) => (
          <option key={title}>{title}</option>
        ))}
      </datalist>
      <RadioField name="roleType" label={t`Role`} options={choices(roleTitles, roleLabels)} columns={2} />
      <NumberField name="roleCount" label={t`How many people do you want to hire?`} chars={4} />
      <LocationsField />
    </>
  );
}
