/** Offers to save the file just read as the profile's resume, when there is none yet. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { UserProfile } from "../../user-profile.ts";
import { useOwnProfile } from "../profile/use-own-profile.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./import-resume.module.css";
import type { ChosenResume } from "./choose-resume.tsx";

export function SaveResumePrompt({ chosen }: { chosen: ChosenResume }) {
  const { t } = useLingui();
  const profile = useOwnProfile().data;
  const change = useChange(UserProfile);
  const [isDeclined, setDeclined] = useState(false);
  if (!profile || profile.resume || chosen.isOnProfile || isDeclined) return null;
  const save = async () => {
    try {
      await change.run(profile, { resume: chosen.fileId });
      toast(t`Resume saved`);
    } catch {
      toast(t`Couldn't save that. Try again.`, { tone: "error" });
    }
  };
  return (
    <Cluster gap={[12, 16]} justify="between" padding={12} surface="sunken" className={classes.kept}>
      <p>
        <Trans>
          Keep {chosen.filename} as the resume on your profile? Employers see it after you apply or answer
          them.
        </Trans>
      </p>
      <Cluster gap={8}>
        <BusyButton variant="outline" size="small" isBusy={change.isRunning} onClick={() => void save()}>
          <Trans>Keep it</Trans>
        </BusyButton>
        <Button variant="subtle" size="small" onClick={() => setDeclined(true)}>
          <Trans>No, thanks</Trans>
        </Button>
      </Cluster>
    </Cluster>
  );
}
