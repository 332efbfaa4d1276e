/** The one thing to do next about an application, where there is one; a draft may also be thrown away. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";

import { isOpen } from "#features/jobs/screens/job-parts.ts";
import { applyPath } from "#features/paths.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { OwnApplication } from "./apply-draft.ts";
import { DeleteDraft, MoveDialog, type MyMove } from "./my-move-dialogs.tsx";
import { myMoves } from "./my-moves.ts";

export function NextStep({ application }: { application: OwnApplication }) {
  const [asked, setAsked] = useState<MyMove | "delete" | null>(null);
  const moves = myMoves(application);
  const close = () => setAsked(null);
  const { jobListing: job } = application;
  if (application.aasmState === "draft")
    return (
      <>
        <Button variant="subtle" size="small" color="red" onClick={() => setAsked("delete")}>
          <Trans>Delete draft</Trans>
        </Button>
        {job && isOpen(job) && (
          <Button component={Link} to={applyPath(job.slug)} size="small">
            <Trans>Finish application</Trans>
          </Button>
        )}
        {asked === "delete" && <DeleteDraft application={application} close={close} />}
      </>
    );
  const move = (["submitted", "closed", "declined"] as const).find((one) => moves.includes(one));
  if (!move) return null;
  return (
    <>
      <MoveButton move={move} size="small" onClick={() => setAsked(move)} />
      {asked && asked !== "delete" && <MoveDialog move={asked} application={application} close={close} />}
    </>
  );
}

interface MoveButtonProps {
  move: MyMove;
  size?: "normal" | "small";
  onClick: () => void;
}

export function MoveButton({ move, size, onClick }: MoveButtonProps) {
  const { t } = useLingui();
  const words: Record<MyMove, string> = {
    submitted: t`Apply again`,
    closed: t`Close as no reply`,
    declined: t`Decline`,
    withdrawn: t`Withdraw`,
  };
  return (
    <Button
      variant={move === "submitted" ? "filled" : "outline"}
      color={move === "withdrawn" ? "red" : "brand"}
      size={size}
      onClick={onClick}
    >
      {words[move]}
    </Button>
  );
}
