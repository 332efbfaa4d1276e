/**
 * Recording: the preview and the device pickers, a countdown of three seconds, then the clock. Space starts
 * and stops.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import IconPlayerRecordFilled from "~icons/tabler/player-record-filled";
import IconPlayerStopFilled from "~icons/tabler/player-stop-filled";
import { useEffect, useEffectEvent, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Select } from "#platform/web/ui/form/select-field.tsx";

import { CameraHelp } from "./camera-help.tsx";
import { LevelMeter } from "./level-meter.tsx";
import { clock } from "./recording-type.ts";
import { Cluster, Grid, Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./recorder.module.css";
import { CameraPreview } from "./camera-preview.tsx";
import { useCamera, type Camera, type Device } from "./use-camera.ts";
import { useRecorder } from "./use-recorder.ts";

interface RecordVideoProps {
  maxSeconds: number;
  /** The discard question is open: the clock is paused. */
  isPaused: boolean;
  onRisk: (isRisky: boolean) => void;
  onRecorded: (video: File, seconds: number) => void;
}

const countFrom = 3;

export function RecordVideo({ maxSeconds, isPaused, onRisk, onRecorded }: RecordVideoProps) {
  const { t } = useLingui();
  const camera = useCamera();
  const { stream, problem } = camera;
  const recorder = useRecorder({ stream, maxSeconds, onRecorded });
  const { isRecording, seconds } = recorder;
  const [count, setCount] = useState<number | null>(null);
  const left = Math.ceil(maxSeconds - seconds);

  const begin = useEffectEvent(() => {
    setCount(null);
    recorder.start();
  });
  useEffect(() => {
    if (count === null) return;
    const next = setTimeout(() => (count > 1 ? setCount(count - 1) : begin()), 1_000);
    return () => clearTimeout(next);
  }, [count]);
  useEffect(() => onRisk(isRecording), [isRecording, onRisk]);
  const hold = useEffectEvent(() => recorder.setPaused(isPaused));
  useEffect(() => hold(), [isPaused]);

  const toggleRecording = () => {
    if (isRecording) recorder.stop();
    else setCount((before) => (before === null && stream ? countFrom : null));
  };
  useSpaceKey(toggleRecording, !problem && !isPaused);

  if (problem) return <CameraHelp problem={problem} retry={camera.retry} />;
  return (
    <>
      <CameraPreview stream={stream}>
        {count !== null && (
          <span className={classes.count} key={count} aria-hidden="true">
            {count}
          </span>
        )}
        {isRecording && (
          <Row as="span" gap={8} className={classes.clock} data-short={left <= 10 || undefined}>
            <span className={classes.dot} aria-hidden="true" />
            <span className="number">
              {clock(seconds)} / {clock(maxSeconds)}
            </span>
          </Row>
        )}
      </CameraPreview>
      <LevelMeter stream={stream} />
      {!isRecording && <Pickers camera={camera} isDisabled={count !== null} />}
      <Grid columns="1fr auto" gap={[8, 20]} align="center" className={classes.start}>
        <Cluster gap={8} align="stretch" justify="end" className={classes.acts}>
          <Button
            data-autofocus
            onClick={toggleRecording}
            aria-disabled={!stream}
            leftSection={count === null && <ButtonIcon isOn={isRecording} />}
          >
            {isRecording ? t`Stop` : count === null ? t`Start recording` : t`Cancel`}
          </Button>
        </Cluster>
        <p className="small muted">
          <Trans>
            Up to {clock(maxSeconds)} minutes. Nobody sees it before you choose “Use this”; then employers see
            it with your profile.
          </Trans>
        </p>
      </Grid>
      <span className="visually-hidden" role="status">
        {count !== null && t`Recording starts in ${count}`}
        {isRecording && (left <= 10 ? t`10 seconds left` : t`Recording started`)}
      </span>
    </>
  );
}

const ButtonIcon = ({ isOn }: { isOn: boolean }) =>
  isOn ? <IconPlayerStopFilled size={18} /> : <IconPlayerRecordFilled size={18} />;

function Pickers({ camera, isDisabled }: { camera: Camera; isDisabled: boolean }) {
  const { t } = useLingui();
  const { cameras, microphones, chosen, choose } = camera;
  const options = (devices: Device[], fallback: (index: number) => string) =>
    devices.map(({ id, name }, index) => ({ value: id, label: name || fallback(index + 1) }));
  return (
    <Grid as="fieldset" columns="1fr 1fr" gap={12} className={classes.pickers} disabled={isDisabled}>
      <legend className="visually-hidden">{t`Devices`}</legend>
      {cameras.length > 0 && (
        <Select
          label={t`Camera`}
          options={options(cameras, (number) => t`Camera ${number}`)}
          value={chosen.camera}
          onChange={(id) => choose("camera", id)}
        />
      )}
      {microphones.length > 0 && (
        <Select
          label={t`Microphone`}
          options={options(microphones, (number) => t`Microphone ${number}`)}
          value={chosen.microphone}
          onChange={(id) => choose("microphone", id)}
        />
      )}
    </Grid>
  );
}

/** Space works wherever the focus is, except where it has its own meaning. */
function useSpaceKey(press: () => void, isOn: boolean) {
  const onSpace = useEffectEvent(press);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const isBusy =
        event.target instanceof Element &&
        event.target.closest("button, a, input, select, textarea, video, summary");
      if (event.key !== " " || event.repeat || isBusy) return;
      event.preventDefault();
      onSpace();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
}
