/** Reads a resume and shows the entries found in it. Nothing is saved until the educator adds it. */
import { Trans } from "@lingui/react/macro";
import IconFileText from "~icons/tabler/file-text";
import { useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { useHasCollection } from "#platform/web/data/capabilities.ts";
import { ChooseResume, type ChosenResume } from "./choose-resume.tsx";
import { Card, Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./import-resume.module.css";
import { ResumeReadingProgress } from "./resume-reading.tsx";

interface ImportResumeProps {
  /** Done: the wanted entries are added, or the educator continues by hand. */
  onDone?: () => void;
}

export function ImportResume({ onDone }: ImportResumeProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ChosenResume | null>(null);
  const close = () => {
    setOpen(false);
    setChosen(null);
    onDone?.();
  };
  if (!useHasCollection("resume_imports")) return null;
  return (
    <Card>
      {!isOpen ? (
        <Invitation open={() => setOpen(true)} />
      ) : chosen ? (
        <ResumeReadingProgress
          key={chosen.fileId}
          chosen={chosen}
          chooseAnother={() => setChosen(null)}
          close={close}
        />
      ) : (
        <ChooseResume choose={setChosen} cancel={close} />
      )}
    </Card>
  );
}

const Invitation = ({ open }: { open: () => void }) => (
  <Cluster gap={[12, 16]} className={classes.invitation}>
    <IconFileText className="muted" />
    <p>
      <Trans>Have a resume? We can read your work and education from it. You check everything first.</Trans>
    </p>
    <Button variant="outline" onClick={open}>
      <Trans>Fill in from a resume</Trans>
    </Button>
  </Cluster>
);
