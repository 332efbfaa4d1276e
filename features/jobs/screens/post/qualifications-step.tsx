/** Step 4 of posting a job: qualifications. */
import { Trans, useLingui } from "@lingui/react/macro";
import { educationMinimums } from "#features/educators/education-levels.ts";
import { educationalQualifications } from "#features/educators/educational-qualifications.ts";
import { workExperienceOptions } from "#features/educators/experience-options.ts";
import {
  certificationLabels,
  educationalQualificationLabels,
  educationMinimumLabels,
} from "#features/educators/screens/education-labels.ts";
import { workExperienceLabels } from "#features/educators/screens/experience-labels.ts";
import { CheckboxesField } from "#platform/web/ui/form/choice-field.tsx";
import { MultiComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { englishProficiencies } from "../../job-constants.ts";
import { jobListingInput } from "../../job-listing.ts";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import type { JobDraft } from "../../job-draft.ts";
import { useLabelOptions } from "../labels/label-options.ts";
import { useJobOptions } from "./use-job-options.ts";
import { englishProficiencyLabels } from "../labels/job-labels.ts";

export function QualificationsStep() {
  const { t } = useLingui();
  const choices = useLabelOptions();
  const values = useFormScope().form.values as JobDraft;
  const ages = useJobOptions("minimum_age", values.minAge ? [String(values.minAge)] : [])
    .filter(isMinimumAge)
    .toSorted((a, b) => Number(a) - Number(b));
  const none = t`Nothing in particular`;
  return (
    <>
      <p className="muted">
        <Trans>Ask only for what the job needs: every requirement turns somebody away.</Trans>
      </p>
      <SelectField
        name="desiredEducation"
        label={t`Minimum education`}
        optional
        empty={none}
        options={choices(educationMinimums, educationMinimumLabels)}
      />
      <CheckboxesField
        name="educationalQualifications"
        label={t`Early-childhood education`}
        optional
        options={choices(
          educationalQualifications.map(({ title }) => title),
          educationalQualificationLabels,
        )}
      />
      <MultiComboboxField
        name="certificationQualifications"
        label={t`Certifications somebody must have`}
        hint={<Trans>Educators who don't have one of these can still apply, and you'll see which.</Trans>}
        optional
        options={choices(Object.keys(certificationLabels), certificationLabels)}
      />
      <SelectField
        name="workExperience"
        label={t`Experience with children`}
        optional
        empty={none}
        options={choices(workExperienceOptions, workExperienceLabels)}
      />
      <SelectField
        name="minAge"
        label={t`Minimum age`}
        optional
        numeric
        empty={none}
        options={ages.map((age) => ({ value: age, label: t`${age} or older` }))}
      />
      <SelectField
        name="englishProficiency"
        label={t`English`}
        optional
        empty={none}
        options={choices(englishProficiencies, englishProficiencyLabels)}
      />
      <TextAreaField
        name="qualificationsDescription"
        label={t`In your own words`}
        optional
        rows={4}
        max={5000}
      />
    </>
  );
}

/** An option of an area is any text, and a job's age a number. */
const isMinimumAge = (title: string) => jobListingInput.minAge.safeParse(Number(title)).success;
