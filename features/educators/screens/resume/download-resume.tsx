/** "Download as PDF": the profile as a resume, created on request. */
import { resourcesOf } from "#platform/web/api-client/document.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import IconDownload from "~icons/tabler/download";
import { useState } from "react";

import { call } from "#platform/web/api-client/api.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { saveFile } from "#platform/web/api-client/save-file.ts";

interface DownloadResumeProps {
  /** The profile's id; by default the educator's own. */
  userProfileId?: string;
}

export function DownloadResume({ userProfileId }: DownloadResumeProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveFile(`user_profiles/${userProfileId ?? (await ownId())}/resume.pdf`, "resume.pdf");
    } catch {
      toast(t`We couldn't make the PDF. Try again.`, { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton
      variant="outline"
      isBusy={isBusy}
      leftSection={<IconDownload size={18} />}
      onClick={() => void save()}
    >
      <Trans>Download as PDF</Trans>
    </BusyButton>
  );
}

/** An educator sees only their own profile. */
async function ownId(): Promise<string> {
  const [own] = resourcesOf(await call("user_profiles?fields[user_profiles]=slug"));
  return own!.id;
}
