/** A text for a parents' group, in English or Spanish, to be changed before it is copied. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCopy from "~icons/tabler/copy";
import { useId, useState } from "react";

import { type Language, languageOf } from "#platform/shared/language.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { Select } from "#platform/web/ui/form/select-field.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { type SharedJob, useSharingTexts } from "./use-sharing-texts.ts";

export function ParentsGroupText({ job }: { job: SharedJob }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [language, setLanguage] = useState<Language>(languageOf(i18n.locale));
  const [edited, setEdited] = useState<Partial<Record<Language, string>>>({});
  const { data, isError } = useSharingTexts(job.id, language);
  const text = edited[language] ?? data?.parents ?? "";
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t`Text copied`);
    } catch {
      toast(t`We couldn't copy the text. Select it and copy it yourself.`, { tone: "error" });
    }
  };
  return (
    <Stack as="section" gap={8} aria-labelledby={`${id}-title`}>
      <Cluster gap={8} justify="between">
        <h3 id={`${id}-title`}>
          <Trans>Text for a parents' group</Trans>
        </h3>
        <Select
          label={t`Language of the text`}
          hideLabel
          value={language}
          onChange={(value) => setLanguage(languageOf(value))}
          options={[
            { value: "en", label: "English" },
            { value: "es", label: "Español" },
          ]}
        />
      </Cluster>
      <textarea
        aria-labelledby={`${id}-title`}
        className={field.input}
        rows={11}
        lang={language}
        maxLength={5000}
        value={text}
        placeholder={isError ? t`We couldn't load the text. Write your own.` : undefined}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setEdited((texts) => ({ ...texts, [language]: value }));
        }}
      />
      <Cluster gap={8}>
        <Button
          variant="outline"
          disabled={!text.trim()}
          onClick={() => void copy()}
          leftSection={<IconCopy size={18} />}
        >
          <Trans>Copy text</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}
