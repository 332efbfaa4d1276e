/** Reads a resume and offers what it says of work and education. Nothing is kept until the educator adds it. */
import { Trans } from "@lingui/react/macro";
import { IconFileText } from "@tabler/icons-react";
import { useState } from "react";

import { Button } from "#platform/web/ui/button.tsx";
import { useHasCollection } from "#platform/web/shell/collections.ts";
import { ChooseResume } from "./choose-resume.tsx";
import classes from "./import-resume.module.css";
import { ReadResume } from "./read-resume.tsx";

interface ImportResumeProps {
  /** Through: what was wanted is added, or it goes on by hand. */
  onDone?: () => void;
}

export interface ChosenResume {
  fileId: string;
  filename: string;
  /** Stands on the profile already. */
  isKept: boolean;
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
    <div className={classes.box}>
      {!isOpen ? (
        <Invitation open={() => setOpen(true)} />
      ) : chosen ? (
        <ReadResume key={chosen.fileId} chosen={chosen} chooseAnother={() => setChosen(null)} close={close} />
      ) : (
        <ChooseResume choose={setChosen} cancel={close} />
      )}
    </div>
  );
}

const Invitation = ({ open }: { open: () => void }) => (
  <div className={classes.invitation}>
    <IconFileText size={20} stroke={1.75} aria-hidden="true" />
    <p>
      <Trans>Have a resume? We can read your work and education from it. You check everything first.</Trans>
    </p>
    <Button variant="outline" onClick={open}>
      <Trans>Fill in from a resume</Trans>
    </Button>
  </div>
);
