/**
 * Answers a question: by recording, by an existing video, by a VideoAsk link, or in text. Closing asks for
 * confirmation.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";

import { deleteClip, storeClip, type Clip } from "./unsent-clips.ts";
import { RecordVideo } from "./record-video.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./recorder.module.css";
import { ReviewClip } from "./review-clip.tsx";
import { UploadVideo } from "./upload-video.tsx";
import { useUploadClip } from "./use-upload-clip.ts";
import type { Answer, Question } from "./video-types.ts";
import { LinkAnswerForm, TextAnswerForm } from "./text-or-link-answer.form.tsx";

interface RecorderDialogProps {
  accountId: string;
  question: Question;
  answer: Answer | undefined;
  /** A clip stored earlier. */
  unsentClip: Clip | undefined;
  onSent: () => void;
  onClose: () => void;
}

type AnswerMethod = "record" | "upload" | "link" | "write";

export function RecorderDialog({
  accountId,
  question,
  answer,
  unsentClip,
  onSent,
  onClose,
}: RecorderDialogProps) {
  const [way, setWay] = useState<AnswerMethod>("record");
  const [clip, setClip] = useState<Clip | null>(unsentClip ?? null);
  const [isStored, setStored] = useState(!!unsentClip);
  const [isRisky, setRisky] = useState(false);
  // Esc right after the last letter comes before the next render.
  const latestRisk = useRef(false);
  const reportRisk = useCallback((risk: boolean) => {
    latestRisk.current = risk;
    setRisky(risk);
  }, []);
  const [isConfirmingClose, setConfirmingClose] = useState(false);
  const close = () => (latestRisk.current || clip ? setConfirmingClose(true) : onClose());
  const again = () => {
    if (clip) void deleteClip(clip);
    setClip(null);
  };
  const reviewClip = async (video: File, seconds: number | null, poster: Blob | null) => {
    const clip = { accountId, questionId: question.id, video, seconds, poster, keptAt: Date.now() };
    setClip(clip);
    setStored(await storeClip(clip));
  };
  useLeaveWarning(isRisky || !!clip);

  return (
    <>
      <Dialog isOpen size="medium" title={question.title} onClose={close}>
        <Body step={clip ? "review" : way} onEscape={close}>
          {question.description && <p className="small muted">{question.description}</p>}
          {clip ? (
            <Review clip={clip} isStored={isStored} onSent={onSent} onAgain={again} />
          ) : (
            <>
              {way === "record" && (
                <RecordVideo
                  maxSeconds={question.maxSeconds}
                  isPaused={isConfirmingClose}
                  onRisk={reportRisk}
                  onRecorded={(video, seconds) => void reviewClip(video, seconds, null)}
                />
              )}
              {way === "upload" && (
                <UploadVideo question={question} onChosen={(...chosen) => void reviewClip(...chosen)} />
              )}
              {way === "link" && <LinkAnswerForm {...{ question, answer, onSent }} onRisk={reportRisk} />}
              {way === "write" && <TextAnswerForm {...{ question, answer, onSent }} onRisk={reportRisk} />}
              {!(way === "record" && isRisky) && <OtherMethods way={way} choose={setWay} />}
            </>
          )}
        </Body>
      </Dialog>
      <LeaveQuestion
        isOpen={isConfirmingClose}
        about={clip ? (isStored ? "kept" : "clip") : way === "record" ? "recording" : "text"}
        onStay={() => setConfirmingClose(false)}
        onLeave={onClose}
      />
    </>
  );
}

interface BodyProps {
  step: string;
  onEscape: () => void;
  children: React.ReactNode;
}

/**
 * Each step focuses its main button; we handle Esc ourselves, because browsers let a second Esc close any
 * dialog.
 */
function Body({ step, onEscape, children }: BodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    body.current?.querySelector<HTMLElement>("[data-autofocus], input, textarea")?.focus();
  }, [step]);
  useEffect(() => {
    const dialog = body.current?.closest("dialog");
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      escape();
    };
    dialog?.addEventListener("keydown", listen);
    return () => dialog?.removeEventListener("keydown", listen);
  }, []);
  return (
    <Stack gap={16} ref={body} className={classes.recorder}>
      {children}
    </Stack>
  );
}

interface ReviewProps {
  clip: Clip;
  isStored: boolean;
  onSent: () => void;
  onAgain: () => void;
}

function Review({ clip, isStored, onSent, onAgain }: ReviewProps) {
  const sending = useUploadClip(clip, onSent);
  const giveUp = useRef(sending.cancel);
  useEffect(() => () => giveUp.current(), []);
  return <ReviewClip {...{ clip, isStored, sending, onAgain }} />;
}

function OtherMethods({ way, choose }: { way: AnswerMethod; choose: (way: AnswerMethod) => void }) {
  const { t } = useLingui();
  const methods: [AnswerMethod, string][] = [
    ["record", t`Record a video`],
    ["upload", t`Upload a video`],
    ["link", t`Paste a VideoAsk link`],
    ["write", t`Answer in writing`],
  ];
  return (
    <Cluster gap={[4, 8]} className={classes.ways}>
      <span className="small muted">
        <Trans>Or another way:</Trans>
      </span>
      {methods
        .filter(([name]) => name !== way)
        .map(([name, word]) => (
          <Button key={name} variant="subtle" size="small" onClick={() => choose(name)}>
            {word}
          </Button>
        ))}
    </Cluster>
  );
}

interface LeaveQuestionProps {
  isOpen: boolean;
  about: "recording" | "clip" | "kept" | "text";
  onStay: () => void;
  onLeave: () => void;
}

function LeaveQuestion({ isOpen, about, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useLingui();
  const texts = {
    recording: { title: t`Discard this recording?`, cancelLabel: t`Keep recording`, confirm: t`Discard` },
    clip: { title: t`Discard this recording?`, cancelLabel: t`Keep it`, confirm: t`Discard` },
    kept: { title: t`Close without sending?`, cancelLabel: t`Stay`, confirm: t`Close` },
    text: { title: t`Discard what you wrote?`, cancelLabel: t`Keep writing`, confirm: t`Discard` },
  }[about];
  return (
    <ConfirmDialog
      {...texts}
      isOpen={isOpen}
      isDestructive={about !== "kept"}
      onCancel={onStay}
      onConfirm={onLeave}
    >
      {about === "kept" && (
        <p>
          <Trans>Your video stays on this device: you find it at the question and can send it later.</Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}

/** Closing the tab shows the browser's own question. */
function useLeaveWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warnBeforeUnload);
    return () => window.removeEventListener("beforeunload", warnBeforeUnload);
  }, [isOn]);
}
