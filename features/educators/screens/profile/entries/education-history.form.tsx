/** The form of an education entry: what was studied where and when, with its transcript. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";
import { CheckboxField } from "#platform/web/ui/form/choice-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { MonthField } from "#platform/web/ui/form/month-field.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { arrived, type UploadItem } from "#platform/web/ui/media/upload-item.ts";
import { uploadsInput } from "#platform/web/ui/media/upload-schema.ts";
import { UploadField } from "#platform/web/ui/media/upload-field.tsx";
import { useFormDraft } from "#platform/web/forms/use-form-draft.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { EducationHistory } from "../../../education-history.ts";
import { type EducationHistoryInput, educationHistoryInput } from "../../../education-history-input.ts";
import {
  educationHistoryValues,
  educationHistoryOf,
  type EducationHistoryValues,
} from "./education-history-values.ts";
import { educationLevelLabels } from "../../education-labels.ts";
import { useDraftKey } from "./entry-drafts.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./entry-list.module.css";
import { SubjectFields } from "./subject-fields.tsx";
import { type EducationLists, useEducationLists } from "./use-education-lists.ts";
import { useEntryWrites } from "./use-entry-writes.ts";
import { z } from "zod";

export interface EducationHistoryFormProps {
  /** With an id: that entry is changed; else a new one begins with what is given. */
  initial?: EducationHistoryInput & { id?: string };
  /** Separates this draft from those of other new entries. */
  draftAs?: string;
  onSaved: () => void;
  onCancel: () => void;
}

const at = "user_profile/education_histories";

export function EducationHistoryForm(props: EducationHistoryFormProps) {
  const { t } = useLingui();
  const lists = useEducationLists();
  return (
    <Loaded query={lists.levels} failure={t`We couldn't load the education levels.`}>
      {() => <LoadedForm {...props} lists={lists} />}
    </Loaded>
  );
}

function LoadedForm({
  initial,
  draftAs,
  onSaved,
  onCancel,
  lists,
}: EducationHistoryFormProps & { lists: EducationLists }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const { save } = useEntryWrites(EducationHistory, at);
  const id = initial?.id;
  const transcript = initial?.transcript ? [arrived(initial.transcript)] : [];
  const form = useZodForm({
    schema: educationSchema(lists),
    initial: { ...educationHistoryValues(initial), transcript },
    // The server's problem with a subject's id shows at the subject.
    serverFieldNames: { majorId: "major", minorId: "minor" },
    submit: async (entry) => {
      await save(id, entry);
      draft.forget();
      onSaved();
    },
  });
  const key = useDraftKey("education_history", id ?? draftAs);
  const draft = useFormDraft(form, { key, except: ["transcript"] });
  const { educationLevelId, current } = form.form.values;
  return (
    <Form
      form={form}
      label={t`Education`}
      submit={t`Save education`}
      beside={
        <Button variant="outline" onClick={() => (draft.forget(), onCancel())}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <SelectField
        name="educationLevelId"
        label={t`Education level`}
        empty={t`Choose a level`}
        options={(lists.levels.data ?? []).map((level) => ({
          value: level.id,
          label: labelFor(educationLevelLabels, level.title),
        }))}
      />
      <TextField name="school" label={t`School`} />
      <TextField name="city" autoComplete="address-level2" label={t`City`} />
      <Cluster gap={[16, 24]} align="stretch" className={classes.pair}>
        <MonthField name="startDate" label={t`Start date`} />
        {!current && <MonthField name="endDate" label={t`End date`} />}
      </Cluster>
      <CheckboxField name="current" label={t`I still study here`} />
      <SubjectFields lists={lists} level={lists.levelOf(educationLevelId)} />
      <UploadField
        name="transcript"
        label={t`Transcript`}
        hint={t`Employers who see your education can open it.`}
        purpose="transcript"
        kinds={["document", "image"]}
        optional
      />
    </Form>
  );
}

/** The server's validation of an education form's values, and its transcript, which must be uploaded. */
type Values = EducationHistoryValues & { transcript: UploadItem[] };

const educationSchema = (lists: Pick<EducationLists, "subjects" | "isHighSchool">) =>
  z.custom<Values>().transform(({ transcript, ...values }, context): EducationHistoryInput => {
    const entry = educationHistoryOf(values, lists);
    const problems = [
      ...(educationHistoryInput(lists.isHighSchool).safeParse(entry).error?.issues ?? []),
      ...(uploadsInput.safeParse(transcript).error?.issues ?? []).map((issue) => ({
        ...issue,
        path: ["transcript"],
      })),
    ];
    for (const { path, message } of problems) context.addIssue({ code: "custom", path, message });
    return { ...entry, transcript: fileOf(transcript) };
  });

const fileOf = ([item]: UploadItem[]) => (item?.id ? { id: item.id } : null);
