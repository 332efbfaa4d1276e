/** Reads a resume and shows the entries found in it. Nothing is saved until the educator adds it. */
import { Trans } from "@lingui/react/macro";
import IconFileText from "~icons/tabler/file-text";
import { useState } from "react";

import { useFeature } from "#features/operators/screens/use-feature.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
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
  const close = () => {
    setOpen(false);
    onDone?.();
  };
  if (!useFeature("resume_import")) return null;
  return (
    <Card>{isOpen ? <ResumeImportSteps close={close} /> : <Invitation open={() => setOpen(true)} />}</Card>
  );
}

/** From the choice of a file to the entries found in it. */
export function ResumeImportSteps({ close }: { close: () => void }) {
  const [chosen, setChosen] = useState<ChosenResume | null>(null);
  if (!chosen) return <ChooseResume choose={setChosen} cancel={close} />;
  return (
    <ResumeReadingProgress
      key={chosen.fileId}
      chosen={chosen}
      chooseAnother={() => setChosen(null)}
      close={close}
    />
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
