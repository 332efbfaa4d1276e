/** A poster to print: its language and paper are chosen, then it is made and saved. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconDownload from "~icons/tabler/download";
import { useState } from "react";

import { saveFile } from "#platform/web/api-client/save-file.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Select } from "#platform/web/ui/form/select-field.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import type { SharedJob } from "./use-sharing-texts.ts";

export function JobPoster({ job }: { job: SharedJob }) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState(i18n.locale);
  const [size, setSize] = useState("letter");
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveFile(
        `employer/job_listings/${job.id}/poster.pdf?language=${language}&size=${size}`,
        "poster.pdf",
      );
    } catch {
      toast(t`We couldn't make the PDF. Try again.`, { tone: "error" });
    }
    setBusy(false);
  };
  return (
    <Stack as="section" gap={8} aria-labelledby="job-poster">
      <h3 id="job-poster">
        <Trans>Poster to print</Trans>
      </h3>
      <p className="muted small">
        <Trans>
          One page with a QR code that leads to the job, for your door, the library or the laundromat.
        </Trans>
      </p>
      <Cluster gap={12}>
        <Select
          label={t`Language`}
          value={language}
          onChange={setLanguage}
          options={[
            { value: "en", label: "English" },
            { value: "es", label: "Español" },
            { value: "both", label: t`Both languages` },
          ]}
        />
        <Select
          label={t`Paper`}
          value={size}
          onChange={setSize}
          options={[
            { value: "letter", label: t`US Letter` },
            { value: "a4", label: "A4" },
          ]}
        />
        <BusyButton
          variant="outline"
          isBusy={isBusy}
          onClick={() => void save()}
          leftSection={<IconDownload size={18} />}
        >
          <Trans>Download poster</Trans>
        </BusyButton>
      </Cluster>
    </Stack>
  );
}
