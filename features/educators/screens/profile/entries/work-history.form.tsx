/** The form of a work-history entry: employer, job, dates, and children's ages. */
import { Trans, useLingui } from "@lingui/react/macro";

import { philosophies } from "#features/places/philosophies.ts";
import { philosophyLabels } from "#features/places/screens/place-labels.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { CheckboxField, RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { MultiComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { MonthField } from "#platform/web/ui/form/month-field.tsx";
import { SuggestField } from "#platform/web/ui/form/suggest-field.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { useFormDraft } from "#platform/web/forms/use-form-draft.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { childAgeGroups, employerSettings } from "../../../experience-options.ts";
import { roleTitles } from "../../../job-preferences.ts";
import { jobTitles } from "../../../job-titles.ts";
import { languages } from "../../../languages.ts";
import { WorkHistory } from "../../../work-history.ts";
import type { WorkHistoryInput } from "../../../work-history-input.ts";
import { workHistoryForm, workHistoryValues } from "./work-history-values.ts";
import { childAgeGroupLabels, employerSettingLabels } from "../../experience-labels.ts";
import { jobTitleLabels } from "../../job-title-labels.ts";
import { languageLabels } from "../../language-labels.ts";
import { roleLabels } from "../../preference-labels.ts";
import { HelpMeWrite } from "../../resume/help-me-write.tsx";
import { useDraftKey } from "./entry-drafts.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./entry-list.module.css";
import { useEntryWrites } from "./use-entry-writes.ts";
import { useOptions } from "../use-options.ts";

export interface WorkHistoryFormProps {
  /** With an id: that entry is changed; else a new one begins with what is given. */
  initial?: WorkHistoryInput & { id?: string };
  /** Separates this draft from those of other new entries. */
  draftAs?: string;
  onSaved: () => void;
  onCancel: () => void;
}

const at = "user_profile/work_histories";

export function WorkHistoryForm({ initial, draftAs, onSaved, onCancel }: WorkHistoryFormProps) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const { save } = useEntryWrites(WorkHistory, at);
  const id = initial?.id;
  const form = useZodForm({
    schema: workHistoryForm,
    // Saving an entry confirms it: it is no longer a draft.
    initial: workHistoryValues({ ...initial, ...(id && { aiGenerated: false }) }),
    submit: async (values) => {
      await save(id, values);
      draft.forget();
      onSaved();
    },
  });
  const draft = useFormDraft(form, { key: useDraftKey("work_history", id ?? draftAs) });
  const values = form.form.values;
  return (
    <Form
      form={form}
      label={t`Job`}
      submit={t`Save job`}
      beside={
        <Button variant="outline" onClick={() => (draft.forget(), onCancel())}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <SuggestField
        name="jobTitle"
        label={t`Job title`}
        hint={t`Choose one, or write your own.`}
        options={optionsOf(jobTitles, jobTitleLabels)}
      />
      <TextField name="company" autoComplete="organization" label={t`Employer`} />
      <TextField name="city" autoComplete="address-level2" label={t`City`} />
      <Cluster gap={[16, 24]} align="stretch" className={classes.pair}>
        <MonthField name="startDate" label={t`Start date`} />
        {!values.current && <MonthField name="endDate" label={t`End date`} />}
      </Cluster>
      <CheckboxField name="current" label={t`I still work here`} />
      <RadioField
        name="workedWithChildren"
        label={t`Did you work with children?`}
        columns={2}
        options={[
          { value: "yes", label: t`Yes` },
          { value: "no", label: t`No` },
        ]}
      />
      {values.workedWithChildren === "yes" && (
        <>
          <MultiComboboxField
            name="gradeLevels"
            label={t`Ages of the children`}
            options={optionsOf(childAgeGroups, childAgeGroupLabels)}
            optional
          />
          <MultiComboboxField
            name="teachingSettings"
            label={t`Kind of place`}
            options={optionsOf(employerSettings, employerSettingLabels)}
            optional
          />
          <MultiComboboxField
            name="teachingRoles"
            label={t`Your roles`}
            options={optionsOf(roleTitles, roleLabels)}
            optional
          />
          <MultiComboboxField
            name="approaches"
            label={t`Approaches`}
            options={optionsOf(philosophies, philosophyLabels)}
            optional
          />
          <MultiComboboxField
            name="languages"
            label={t`Languages you used`}
            options={optionsOf(languages, languageLabels)}
            optional
          />
        </>
      )}
      <div>
        <TextAreaField
          name="description"
          label={t`What did you do there?`}
          hint={t`What you taught, how large the group was, what you are proud of.`}
          max={5000}
          rows={5}
          optional
        />
        <HelpMeWrite
          entry={values}
          onText={(text) => {
            form.form.setFieldValue("description", text);
            form.form.setFieldValue("aiGenerated", true);
          }}
          onOwn={() => form.form.setFieldValue("aiGenerated", false)}
        />
      </div>
    </Form>
  );
}
