/** The one thing to do next about an application, where there is one; a draft may also be thrown away. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { Link } from "react-router";

import { isOpen } from "#features/jobs/screens/job-parts.ts";
import { applyPath } from "#features/paths.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import type { OwnApplication } from "./apply-draft.ts";
import { myMoves, type MyMove } from "./my-moves.ts";

const dialogs = () => import("./my-move-dialogs.tsx");
const MoveDialog = lazyPart(() => dialogs().then((module) => module.MoveDialog));
const DeleteDraft = lazyPart(() => dialogs().then((module) => module.DeleteDraft));
const WithdrawOthers = lazyPart(() =>
  import("./withdraw-others.tsx").then((module) => module.WithdrawOthers),
);

/** On the card; taking a yes back, or withdrawing, is for the sheet. */
const onCard: readonly MyMove[] = ["submitted", "closed", "declined", "accepted"];

export function NextStep({ application }: { application: OwnApplication }) {
  const { aasmState, offerAcceptedAt } = application;
  const [asked, setAsked] = useState<MyMove | null>(null);
  if (aasmState === "draft") return <DraftSteps application={application} />;
  if (aasmState === "hired")
    return (
      <Suspense>
        <WithdrawOthers />
      </Suspense>
    );
  const moves = myMoves(application);
  const offered = offerAcceptedAt ? [] : onCard.filter((move) => moves.includes(move));
  return (
    <>
      {offered.map((move) => (
        <MoveButton key={move} move={move} size="small" onClick={() => setAsked(move)} />
      ))}
      <Suspense>
        {asked && <MoveDialog move={asked} application={application} close={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}

function DraftSteps({ application }: { application: OwnApplication }) {
  const { jobListing: job } = application;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="subtle" size="small" color="red" onClick={() => setAsked(true)}>
        <Trans>Delete draft</Trans>
      </Button>
      {job && isOpen(job) && (
        <Button component={Link} to={applyPath(job.slug)} size="small">
          <Trans>Finish application</Trans>
        </Button>
      )}
      <Suspense>
        {isAsked && <DeleteDraft application={application} close={() => setAsked(false)} />}
      </Suspense>
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
    accepted: t`Accept`,
    unaccepted: t`Take acceptance back`,
    declined: t`Decline`,
    withdrawn: t`Withdraw`,
  };
  return (
    <Button
      variant={move === "submitted" || move === "accepted" ? "filled" : "outline"}
      color={move === "withdrawn" ? "red" : "brand"}
      size={size}
      onClick={onClick}
    >
      {words[move]}
    </Button>
  );
}
