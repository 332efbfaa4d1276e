/** Step 3 of posting a job: the children, the room, and how it is taught. */
import { useLingui } from "@lingui/react/macro";
import { jobAgeGroups } from "#features/educators/job-preferences.ts";
import { languages } from "#features/educators/languages.ts";
import { languageLabels } from "#features/educators/screens/language-labels.ts";
import { jobAgeGroupLabels } from "#features/educators/screens/preference-labels.ts";
import { classroomTypes } from "#features/places/geography-options.ts";
import { philosophies } from "#features/places/philosophies.ts";
import { classroomTypeLabels, philosophyLabels } from "#features/places/screens/place-labels.ts";
import { CheckboxesField } from "#platform/web/ui/form/choice-field.tsx";
import { ComboboxField, MultiComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import { useLabelOptions } from "../labels/label-options.ts";

export function ClassroomStep() {
  const { t } = useLingui();
  const choices = useLabelOptions();
  return (
    <>
      <CheckboxesField
        name="ageGroup"
        label={t`Age groups`}
        optional
        options={choices(jobAgeGroups, jobAgeGroupLabels)}
        columns={2}
      />
      <ComboboxField
        name="classroomType"
        label={t`Classroom`}
        optional
        options={choices(classroomTypes, classroomTypeLabels)}
      />
      <MultiComboboxField
        name="educationPhilosophy"
        label={t`Philosophy`}
        optional
        options={choices(philosophies, philosophyLabels)}
      />
      <MultiComboboxField
        name="languages"
        label={t`Languages spoken at work`}
        optional
        options={choices(languages, languageLabels)}
      />
    </>
  );
}
