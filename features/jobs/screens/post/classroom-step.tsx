/** Step 3 of posting a job: the children, the room, and how it is taught. */
import { useLingui } from "@lingui/react/macro";
import { jobAgeGroups } from "#features/educators/job-preferences.ts";
import { languages } from "#features/educators/languages.ts";
import { languageLabels } from "#features/educators/screens/language-labels.ts";
import { jobAgeGroupLabels } from "#features/educators/screens/preference-labels.ts";
import { classroomTypeLabels, philosophyLabels } from "#features/places/screens/place-labels.ts";
import { CheckboxesField } from "#platform/web/ui/form/choice-field.tsx";
import { ComboboxField, MultiComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import type { JobDraft } from "../../job-draft.ts";
import { useLabelOptions } from "../labels/label-options.ts";
import { useJobOptions } from "./use-job-options.ts";

export function ClassroomStep() {
  const { t } = useLingui();
  const choices = useLabelOptions();
  const values = useFormScope().form.values as JobDraft;
  const classroomTypes = useJobOptions("classroom_type", values.classroomType ? [values.classroomType] : []);
  const philosophies = useJobOptions("filterable_education_philosophy", values.educationPhilosophy);
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
