/** Answering a question: by recording, by a video that exists, by a VideoAsk link, or in words. Closing asks first. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";

import { forgetClip, keepClip, type Clip } from "./kept-clips.ts";
import { RecordWay } from "./record-way.tsx";
import classes from "./recorder.module.css";
import { ReviewClip } from "./review-clip.tsx";
import { UploadWay } from "./upload-way.tsx";
import { useSendClip } from "./use-send-clip.ts";
import type { Answer, Question } from "./video-types.ts";
import { LinkWay, WriteWay } from "./word-ways.tsx";

interface RecorderDialogProps {
  accountId: string;
  question: Question;
  answer: Answer | undefined;
  /** One that was kept from before. */
  kept: Clip | undefined;
  onSent: () => void;
  onClose: () => void;
}

type Way = "record" | "upload" | "link" | "write";

export function RecorderDialog({ accountId, question, answer, kept, onSent, onClose }: RecorderDialogProps) {
  const [way, setWay] = useState<Way>("record");
  const [clip, setClip] = useState<Clip | null>(kept ?? null);
  const [isKept, setKept] = useState(!!kept);
  const [isRisky, setRisky] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isRisky || clip ? setAsking(true) : onClose());
  const again = () => {
    if (clip) void forgetClip(clip);
    setClip(null);
  };
  const take = async (video: File, seconds: number | null, poster: Blob | null) => {
    const taken = { accountId, questionId: question.id, video, seconds, poster, keptAt: Date.now() };
    setClip(taken);
    setKept(await keepClip(taken));
  };
  useLeaveWarning(isRisky || !!clip);

  return (
    <>
      <Dialog isOpen size="medium" title={question.title} onClose={close}>
        <Body step={clip ? "review" : way} onEscape={close}>
          {question.description && <p className="small muted">{question.description}</p>}
          {clip ? (
            <Review clip={clip} isKept={isKept} onSent={onSent} onAgain={again} />
          ) : (
            <>
              {way === "record" && (
                <RecordWay
                  maxSeconds={question.maxSeconds}
                  isHeld={isAsking}
                  onRisk={setRisky}
                  onRecorded={(video, seconds) => void take(video, seconds, null)}
                />
              )}
              {way === "upload" && (
                <UploadWay question={question} onChosen={(...chosen) => void take(...chosen)} />
              )}
              {way === "link" && <LinkWay {...{ question, answer, onSent }} onRisk={setRisky} />}
              {way === "write" && <WriteWay {...{ question, answer, onSent }} onRisk={setRisky} />}
              {!(way === "record" && isRisky) && <OtherWays way={way} choose={setWay} />}
            </>
          )}
        </Body>
      </Dialog>
      <LeaveQuestion
        isOpen={isAsking}
        about={clip ? (isKept ? "kept" : "clip") : way === "record" ? "recording" : "text"}
        onStay={() => setAsking(false)}
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

/** Each step begins at its main button; Esc goes by us, because browsers let a second Esc close any dialog. */
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
    <div ref={body} className={classes.recorder}>
      {children}
    </div>
  );
}

interface ReviewProps {
  clip: Clip;
  isKept: boolean;
  onSent: () => void;
  onAgain: () => void;
}

function Review({ clip, isKept, onSent, onAgain }: ReviewProps) {
  const sending = useSendClip(clip, onSent);
  const giveUp = useRef(sending.giveUp);
  useEffect(() => () => giveUp.current(), []);
  return <ReviewClip {...{ clip, isKept, sending, onAgain }} />;
}

function OtherWays({ way, choose }: { way: Way; choose: (way: Way) => void }) {
  const { t } = useLingui();
  const ways: [Way, string][] = [
    ["record", t`Record a video`],
    ["upload", t`Upload a video`],
    ["link", t`Paste a VideoAsk link`],
    ["write", t`Answer in writing`],
  ];
  return (
    <div className={classes.ways}>
      <span className="small muted">
        <Trans>Or another way:</Trans>
      </span>
      {ways
        .filter(([name]) => name !== way)
        .map(([name, word]) => (
          <Button key={name} variant="subtle" size="small" onClick={() => choose(name)}>
            {word}
          </Button>
        ))}
    </div>
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
  const words = {
    recording: { title: t`Discard this recording?`, keep: t`Keep recording`, confirm: t`Discard` },
    clip: { title: t`Discard this recording?`, keep: t`Keep it`, confirm: t`Discard` },
    kept: { title: t`Close without sending?`, keep: t`Stay`, confirm: t`Close` },
    text: { title: t`Discard what you wrote?`, keep: t`Keep writing`, confirm: t`Discard` },
  }[about];
  return (
    <ConfirmDialog
      {...words}
      isOpen={isOpen}
      isDestructive={about !== "kept"}
      onKeep={onStay}
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

/** Closing the tab asks in the browser's own words. */
function useLeaveWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isOn]);
}
