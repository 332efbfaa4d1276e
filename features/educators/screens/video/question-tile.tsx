/** A video question with its answer, its progress, and its actions. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconClock from "~icons/tabler/clock";
import IconVideo from "~icons/tabler/video";
import { useState } from "react";

import { useAction } from "#platform/web/data/use-action.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";

import { VideoAskAnswer } from "../../video-answer.ts";
import { AnswerPlayer } from "./answer-player.tsx";
import type { Clip } from "./unsent-clips.ts";
import type { Answer, Question } from "./video-types.ts";
import { Card, Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./video.module.css";

interface QuestionTileProps {
  question: Question;
  answer: Answer | undefined;
  /** Recorded, but not sent yet. */
  unsentClip: Clip | undefined;
  onRecord: () => void;
  onForget: () => void;
}

export function QuestionTile({ question, answer, unsentClip, onRecord, onForget }: QuestionTileProps) {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const remove = useRemove(VideoAskAnswer);
  const { title, description } = question;
  const deleteAnswer = async () => {
    try {
      await remove.run(answer!);
      toast(t`Answer deleted`);
    } catch {
      couldNotSave();
    }
    setConfirming(false);
  };
  return (
    <Card as="article" gap={12} className={classes.tile} aria-label={title}>
      {answer ? (
        <AnswerPlayer answer={answer} label={title} />
      ) : (
        <div className={classes.plate} aria-hidden="true">
          <IconVideo size={32} stroke={1.5} />
        </div>
      )}
      <Stack gap={8} className={classes.about}>
        <h3>{title}</h3>
        {description && <p className="muted">{description}</p>}
        {answer && <State answer={answer} />}
        {unsentClip && <UnsentClip onLook={onRecord} onForget={onForget} />}
      </Stack>
      {!unsentClip && (
        <Cluster gap={8} align="stretch">
          <Button
            variant="outline"
            size="small"
            aria-label={answer ? t`Re-record: ${title}` : t`Record: ${title}`}
            onClick={onRecord}
          >
            {answer ? <Trans>Re-record</Trans> : <Trans>Record</Trans>}
          </Button>
          {answer && (
            <Button
              variant="subtle"
              size="small"
              aria-label={t`Delete: ${title}`}
              onClick={() => setConfirming(true)}
            >
              <Trans>Delete</Trans>
            </Button>
          )}
        </Cluster>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={t`Delete your answer to “${title}”?`}
        cancelLabel={t`Keep answer`}
        confirm={t`Delete answer`}
        isBusy={remove.isRunning}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void deleteAnswer()}
      >
        <p>
          <Trans>It disappears for employers as well. This can't be undone.</Trans>
        </p>
      </ConfirmDialog>
    </Card>
  );
}

function State({ answer }: { answer: Answer }) {
  const retry = useAction(VideoAskAnswer, "retry");
  if (answer.state === "processing")
    return (
      <Row as="p" gap={8} align="start" className="muted" role="status">
        <IconClock size={18} className={classes.icon} />
        <Trans>We're preparing your video. You can leave this page.</Trans>
      </Row>
    );
  if (answer.state !== "failed") return null;
  return (
    <Stack gap={8} align="start" padding={12} surface="danger" className={classes.failed} role="alert">
      <IconAlertCircle />
      <p>
        <Problem problem={answer.problem} />
      </p>
      {answer.problem === "interrupted" && (
        <BusyButton
          variant="outline"
          size="small"
          isBusy={retry.isRunning}
          onClick={() => void retry.run(answer, {}).catch(couldNotSave)}
        >
          <Trans>Try again</Trans>
        </BusyButton>
      )}
    </Stack>
  );
}

function Problem({ problem }: Pick<Answer, "problem">) {
  if (problem === "too_long")
    return <Trans>This video is longer than the question allows. Record a shorter one.</Trans>;
  if (problem === "unreadable")
    return <Trans>We couldn't find a video in this file. Record your answer, or choose another file.</Trans>;
  return <Trans>Something went wrong while we prepared your video.</Trans>;
}

const UnsentClip = ({ onLook, onForget }: { onLook: () => void; onForget: () => void }) => (
  <Stack gap={8} align="start" padding={12} surface="warning">
    <p>
      <Trans>You recorded an answer that was not sent yet. It is kept on this device.</Trans>
    </p>
    <Cluster gap={8} align="stretch">
      <Button size="small" onClick={onLook}>
        <Trans>Look at it and send</Trans>
      </Button>
      <Button variant="subtle" size="small" onClick={onForget}>
        <Trans>Discard</Trans>
      </Button>
    </Cluster>
  </Stack>
);
