/** The text of a rejection: a built-in one, one the team keeps, or own words; and the letter as it will be read. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useCollection } from "#platform/web/data/use-collection.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { CheckboxField } from "#platform/web/ui/form/choice-field.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import type { FormState } from "#platform/web/forms/form-state.ts";
import { rejectionLetter, rejectionMessages, rejectionTexts } from "../../rejection.ts";
import { RejectionTemplate } from "../../rejection-template.ts";
import { rejectionMessageLabels } from "../labels/application-labels.ts";
import offerClasses from "../offer/offer.module.css";

export const rejectionTemplatesCollection = "employers/rejection_templates";
/** The source of a text that somebody typed. */
export const ownText = "own";

interface RejectionTextFieldProps {
  form: FormState<{ source: string; text: string; isKept: boolean; reason: string }>;
  letter: { firstName: string; title: string; employerName: string; senderName: string | null };
}

export function RejectionTextField({ form, letter }: RejectionTextFieldProps) {
  const { t, i18n } = useLingui();
  const kept = useCollection(RejectionTemplate, { at: rejectionTemplatesCollection, size: 20 }).data ?? [];
  const remove = useRemove(RejectionTemplate, { at: rejectionTemplatesCollection, optimistic: true });
  /** What was typed comes back when another text was only looked at. */
  const [typed, setTyped] = useState("");
  const { source, text } = form.values;
  const selectedTemplate = kept.find(({ id }) => id === source);
  const choose = (value: string) => {
    const builtIn = rejectionMessages.find((known) => known === value);
    const template = kept.find(({ id }) => id === value);
    form.setValues({ text: builtIn ? i18n._(rejectionTexts[builtIn]) : (template?.body ?? typed) });
  };
  const type = (value: string) => {
    setTyped(value);
    form.setValues({ source: ownText, text: value });
  };
  const forget = () => {
    if (!selectedTemplate) return;
    void remove.run(selectedTemplate);
    type(selectedTemplate.body);
  };
  return (
    <>
      <SelectField
        name="source"
        label={t`Text`}
        onChange={choose}
        options={[
          ...rejectionMessages.map((value) => ({ value, label: i18n._(rejectionMessageLabels[value]) })),
          ...kept.map(({ id, body }) => ({ value: id, label: firstWords(body) })),
          { value: ownText, label: t`In my own words` },
        ]}
      />
      <TextAreaField
        name="text"
        label={t`What you say`}
        hint={t`Change it as you like. A text from the list is sent in the educator's own language.`}
        rows={3}
        max={2000}
        onChange={type}
      />
      {source === ownText && <CheckboxField name="isKept" label={t`Keep this text for next time`} />}
      {selectedTemplate && (
        <Button variant="subtle" size="small" onClick={forget}>
          <Trans>Remove this text from the list</Trans>
        </Button>
      )}
      <Stack gap={8}>
        <h3 className="small">
          <Trans>What they will read</Trans>
        </h3>
        <p className={`pre-line ${offerClasses.panel}`}>
          {rejectionLetter((sentence, values) => i18n._(sentence, values), { ...letter, text })}
        </p>
      </Stack>
    </>
  );
}

const maxLabelCharacters = 50;

/** As the label of a kept text. */
const firstWords = (body: string) => {
  const line = body.replaceAll(/\s+/g, " ");
  return line.length > maxLabelCharacters ? `${line.slice(0, maxLabelCharacters).trimEnd()}…` : line;
};
