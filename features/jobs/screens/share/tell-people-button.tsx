/** "Tell people" about one's own job; the dialog loads when it is pressed. */
import { Trans } from "@lingui/react/macro";
import IconSpeakerphone from "~icons/tabler/speakerphone";
import { Suspense, useState } from "react";

import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import type { SharedJob } from "./use-sharing-texts.ts";

export const TellPeople = lazyPart(() => import("./tell-people.tsx").then((module) => module.TellPeople));

interface TellPeopleButtonProps {
  job: SharedJob;
  variant?: "filled" | "outline";
  fullWidth?: boolean;
}

export function TellPeopleButton({ job, variant = "outline", fullWidth }: TellPeopleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        fullWidth={fullWidth}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        leftSection={<IconSpeakerphone size={18} />}
      >
        <Trans>Tell people</Trans>
      </Button>
      <Suspense>{isOpen && <TellPeople job={job} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
