/** Asks before an application is withdrawn, declined, closed, sent again, or its draft deleted. */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { employerOf } from "#features/jobs/screens/job-parts.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { noReplyAfterDays } from "../application-transitions.ts";
import type { OwnApplication } from "./apply-draft.ts";
import { useMyMoves } from "./use-my-moves.ts";
import { WithdrawDialog } from "./withdraw.form.tsx";

export type MyMove = "withdrawn" | "declined" | "closed" | "submitted";

interface DialogProps {
  application: OwnApplication;
  close: () => void;
  /** It has moved to another tab. */
  onDone?: () => void;
}

export function MoveDialog({ move, ...props }: DialogProps & { move: MyMove }) {
  return move === "withdrawn" ? <WithdrawDialog {...props} /> : <ConfirmMove move={move} {...props} />;
}

function ConfirmMove({
  move,
  application,
  close,
  onDone,
}: DialogProps & { move: Exclude<MyMove, "withdrawn"> }) {
  const { t } = useLingui();
  const moves = useMyMoves();
  const title = application.jobListing?.title ?? t`this job`;
  const employer = (application.jobListing && employerOf(application.jobListing)?.name) ?? t`The employer`;
  const asked = {
    declined: {
      title: t`Decline the offer for ‘${title}’?`,
      text: t`${employer} is told. This can't be undone.`,
      keep: t`Keep offer`,
      confirm: t`Decline offer`,
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
    <Asked
      {...asked}
      isDestructive={move !== "submitted"}
      close={close}
      act={async () => (await moves[move](application)) && onDone?.()}
    />
  );
}

export function DeleteDraft({ application, close, onDone }: DialogProps) {
  const { t } = useLingui();
  const { deleteDraft } = useMyMoves();
  const title = application.jobListing?.title ?? t`this job`;
  return (
    <Asked
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

interface AskedProps {
  title: string;
  text: string;
  keep: string;
  confirm: string;
  isDestructive: boolean;
  close: () => void;
  act: () => Promise<unknown>;
}

function Asked({ title, text, keep, confirm, isDestructive, close, act }: AskedProps) {
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
      keep={keep}
      confirm={confirm}
      isDestructive={isDestructive}
      isBusy={isBusy}
      onKeep={close}
      onConfirm={() => void run()}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
