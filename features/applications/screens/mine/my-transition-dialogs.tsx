/** Confirms withdrawing, closing, reapplying, answering an offer, or deleting a draft. */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { employerOf } from "#features/jobs/screens/job-records.ts";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { noReplyAfterDays } from "../../application-transitions.ts";
import type { MyApplicationRow } from "../apply/apply-draft.ts";
import type { MyTransition } from "./my-transitions.ts";
import { OfferFacts } from "../offer/offer-facts.tsx";
import { ReasonDialog } from "./reason.form.tsx";
import { useMyTransitions } from "./use-my-transitions.ts";

/** These are confirmed without a reason. */
type ConfirmedTransition = Exclude<MyTransition, "withdrawn" | "declined">;

interface DialogProps {
  application: MyApplicationRow;
  close: () => void;
  /** Called after the application has moved to another tab. */
  onDone?: () => void;
}

export function TransitionDialog({ move, ...props }: DialogProps & { move: MyTransition }) {
  if (move === "withdrawn" || move === "declined") return <ReasonDialog move={move} {...props} />;
  return <ConfirmTransition move={move} {...props} />;
}

function ConfirmTransition({
  move,
  application,
  close,
  onDone,
}: DialogProps & { move: ConfirmedTransition }) {
  const { t } = useLingui();
  const transitions = useMyTransitions();
  const title = application.jobListing?.title ?? t`this job`;
  const employer = (application.jobListing && employerOf(application.jobListing)?.name) ?? t`The employer`;
  const texts = {
    accepted: {
      title: t`Accept the offer for ‘${title}’?`,
      text: t`${employer} is told and confirms the hire. Until then you can take it back.`,
      keep: t`Not yet`,
      confirm: t`Accept offer`,
    },
    unaccepted: {
      title: t`Take your acceptance back?`,
      text: t`${employer} is told. The offer still stands, and you can accept it again.`,
      keep: t`Keep it`,
      confirm: t`Take acceptance back`,
    },
    closed: {
      title: t`Close your application for ‘${title}’?`,
      text: t`${employer} has not answered for ${noReplyAfterDays} days. Closing counts as no reply, and can't be undone.`,
      keep: t`Keep waiting`,
      confirm: t`Close as no reply`,
    },
    submitted: {
      title: t`Apply again for ‘${title}’?`,
      text: t`${employer} gets the answers and documents you gave before. You can apply again once.`,
      keep: t`Not now`,
      confirm: t`Apply again`,
    },
  }[move];
  return (
    <ConfirmAction
      {...texts}
      isDestructive={move === "closed"}
      close={close}
      act={async () => (await transitions[move](application)) && onDone?.()}
    >
      {move === "accepted" && application.offer && <OfferFacts offer={application.offer} />}
    </ConfirmAction>
  );
}

export function DeleteDraft({ application, close, onDone }: DialogProps) {
  const { t } = useLingui();
  const { deleteDraft } = useMyTransitions();
  const title = application.jobListing?.title ?? t`this job`;
  return (
    <ConfirmAction
      title={t`Delete the draft for ‘${title}’?`}
      text={t`Your answers are deleted with it.`}
      keep={t`Keep draft`}
      confirm={t`Delete draft`}
      isDestructive
      close={close}
      act={async () => (await deleteDraft(application)) && onDone?.()}
    />
  );
}

interface ConfirmActionProps {
  title: string;
  text: string;
  keep: string;
  confirm: string;
  isDestructive: boolean;
  close: () => void;
  act: () => Promise<unknown>;
  children?: React.ReactNode;
}

function ConfirmAction({
  title,
  text,
  keep,
  confirm,
  isDestructive,
  close,
  act,
  children,
}: ConfirmActionProps) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await act();
    setBusy(false);
    close();
  };
  return (
    <ConfirmDialog
      isOpen
      title={title}
      cancelLabel={keep}
      confirm={confirm}
      isDestructive={isDestructive}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => void run()}
    >
      <p>{text}</p>
      {children}
    </ConfirmDialog>
  );
}
