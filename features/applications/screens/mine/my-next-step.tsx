/** The next action for an application, if there is one; a draft can also be deleted. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { Link } from "react-router";

import { isOpen } from "#features/jobs/screens/job-records.ts";
import { applyPath } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import type { MyApplicationRow } from "../apply/apply-draft.ts";
import { WithdrawOthers } from "./withdraw-others.tsx";
import { myTransitions, type MyTransition } from "./my-transitions.ts";

const dialogs = () => import("./my-transition-dialogs.tsx");
const TransitionDialog = lazyPart(() => dialogs().then((module) => module.TransitionDialog));
const DeleteDraft = lazyPart(() => dialogs().then((module) => module.DeleteDraft));

/** Shown on the card; withdrawing, or withdrawing an acceptance, is in the sheet. */
const cardTransitions: readonly MyTransition[] = ["submitted", "closed", "declined", "accepted"];

export function MyNextStep({ application }: { application: MyApplicationRow }) {
  const { aasmState, offerAcceptedAt } = application;
  const [chosen, setChosen] = useState<MyTransition | null>(null);
  if (aasmState === "draft") return <DraftActions application={application} />;
  if (aasmState === "hired") return <WithdrawOthers />;
  const transitions = myTransitions(application);
  const buttons = offerAcceptedAt ? [] : cardTransitions.filter((move) => transitions.includes(move));
  return (
    <>
      {buttons.map((move) => (
        <TransitionButton key={move} move={move} size="small" onClick={() => setChosen(move)} />
      ))}
      <Suspense>
        {chosen && <TransitionDialog move={chosen} application={application} close={() => setChosen(null)} />}
      </Suspense>
    </>
  );
}

function DraftActions({ application }: { application: MyApplicationRow }) {
  const { jobListing: job } = application;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="subtle" size="small" color="red" onClick={() => setAsked(true)}>
        <Trans>Delete draft</Trans>
      </Button>
      {job && isOpen(job) && (
        <Button as={Link} to={applyPath(job.slug)} size="small">
          <Trans>Finish application</Trans>
        </Button>
      )}
      <Suspense>
        {isAsked && <DeleteDraft application={application} close={() => setAsked(false)} />}
      </Suspense>
    </>
  );
}

interface TransitionButtonProps {
  move: MyTransition;
  size?: "normal" | "small";
  onClick: () => void;
}

export function TransitionButton({ move, size, onClick }: TransitionButtonProps) {
  const { t } = useLingui();
  const labels: Record<MyTransition, string> = {
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
      {labels[move]}
    </Button>
  );
}
