/** The form about the program: name, type, description, philosophy and contact details. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { z } from "zod";

import { languages } from "#features/educators/languages.ts";
import { useOptions } from "#features/educators/screens/profile/use-options.ts";
import { languageLabels } from "#features/educators/screens/language-labels.ts";
import { benefitLabels } from "#features/places/screens/benefit-labels.ts";
import { philosophyLabels } from "#features/places/screens/place-labels.ts";
import { useOfferedOptions } from "#features/places/screens/use-offered-options.ts";
import { ZipTownField } from "#features/places/screens/zip-town-field.tsx";
import { zipCode } from "#features/places/zip-code-field.ts";
import { MultiComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { RichTextField } from "#platform/web/ui/form/rich-text-field.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { mergeEdits } from "#platform/web/forms/merge-edits.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { Employer } from "../../employer.ts";
import { centerTypes } from "../../employer-constants.ts";
import { centerTypeLabels } from "../employer-labels.ts";
import {
  AboutConflict,
  type AboutValues,
  aboutValuesOf,
  loadNewestEmployer,
  type NewestEmployer,
} from "./about-conflict.tsx";
import { changedValues } from "./changed-values.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-profile.module.css";
import type { EmployerResource } from "./use-employer-profile.ts";

const { name, about, educationPhilosophy, website, phoneNumber } = Employer.attributes;
const emptyIsNull = (value: unknown) => (value === "" ? null : value);

const schema = z.object({
  name,
  centerType: z.preprocess(emptyIsNull, z.enum(centerTypes, /*i18n*/ "Choose the kind of program")),
  about,
  educationPhilosophy,
  languages: Employer.attributes.languages,
  benefits: Employer.attributes.benefits,
  website,
  email: z.preprocess(emptyIsNull, Employer.attributes.email),
  phoneNumber,
  address: z.preprocess(emptyIsNull, Employer.attributes.address),
  zip: zipCode,
});

interface AboutFormProps {
  employer: EmployerResource;
  etag: string | undefined;
}

export function AboutForm({ employer, etag }: AboutFormProps) {
  const { t } = useLingui();
  const options = useOptions();
  const change = useChange(Employer);
  const [start] = useState(() => aboutValuesOf(employer));
  const saved = useRef({ values: start, etag });
  const [conflict, setConflict] = useState<{ base: AboutValues; newest: NewestEmployer } | null>(null);
  const form = useZodForm({
    schema,
    initial: start,
    submit: async (values) => {
      try {
        await save(values);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        const newest = await loadNewestEmployer(employer.id);
        const here = form.form.getValues() as AboutValues;
        const { both } = mergeEdits(saved.current.values, here, newest.values);
        if (both.length > 0) return setConflict({ base: saved.current.values, newest });
        // A colleague changed something else, which this leaves alone.
        saved.current = { values: saved.current.values, etag: newest.etag };
        await save(values);
      }
    },
  });
  /** Only what was changed here: a colleague may have changed the rest meanwhile. */
  async function save(values: object): Promise<void> {
    const here = form.form.getValues() as AboutValues;
    const after = await change.run(employer, changedValues(form.form, values), {
      ifMatch: saved.current.etag,
    });
    saved.current = { values: here, etag: after?.etag };
    setConflict(null);
    toast(t`Saved`);
  }
  const choose = (newest: NewestEmployer, next: AboutValues) => {
    saved.current = newest;
    setConflict(null);
    form.form.setValues(newest.values);
    form.form.resetDirty();
    form.form.setValues(next);
    if (next !== newest.values) form.submit();
  };
  const benefits = useOfferedOptions("benefits", employer, employer.benefits);
  const offeredPhilosophies = useOfferedOptions(
    "filterable_education_philosophy",
    employer,
    employer.educationPhilosophy,
  );
  return (
    <Form form={form} label={t`About your program`} submit={t`Save`}>
      {conflict && (
        <AboutConflict
          {...conflict}
          mine={form.form.getValues() as AboutValues}
          onChoose={(next) => choose(conflict.newest, next)}
        />
      )}
      <TextField name="name" autoComplete="organization" label={t`Name of your program`} />
      <SelectField
        name="centerType"
        label={t`Type of program`}
        empty={t`Choose one`}
        options={options(centerTypes, centerTypeLabels)}
      />
      <RichTextField
        name="about"
        label={t`Description`}
        hint={t`What makes it a good place to work? Educators read this with every job.`}
        optional
      />
      <MultiComboboxField
        name="educationPhilosophy"
        label={t`Philosophy`}
        options={options(offeredPhilosophies, philosophyLabels)}
        optional
      />
      <MultiComboboxField
        name="languages"
        label={t`Languages spoken at work`}
        options={options(languages, languageLabels)}
        optional
      />
      <MultiComboboxField
        name="benefits"
        label={t`Benefits`}
        hint={t`For everyone you employ. A new job starts with these, and can change them.`}
        options={options(benefits, benefitLabels)}
        optional
      />
      <TextField name="website" type="url" inputMode="url" autoComplete="url" label={t`Website`} optional />
      <Cluster gap={[16, 24]} align="stretch" className={classes.pair}>
        <TextField name="email" type="email" autoComplete="email" label={t`Program email`} optional />
        <TextField
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={t`Program phone number`}
          optional
        />
      </Cluster>
      <p className="small muted">
        <Trans>Email and phone number are for your team and for us. Educators don't see them here.</Trans>
      </p>
      <TextField name="address" autoComplete="street-address" label={t`Street address`} optional />
      <ZipTownField name="zip" label={t`ZIP code`} />
    </Form>
  );
}
