/** The microphone's level; silence for some seconds is reported, before a whole answer is recorded in it. */
import { Trans } from "@lingui/react/macro";
import IconMicrophone from "~icons/tabler/microphone";
import { useEffect, useRef, useState } from "react";
import { Grid } from "#platform/web/ui/layout/stack.tsx";

import classes from "./recorder.module.css";

const silence = 0.008;
const silentAfter = 5_000;

export function LevelMeter({ stream }: { stream: MediaStream | null }) {
  const levelBar = useRef<HTMLSpanElement>(null);
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (!stream?.getAudioTracks().length) return;
    return listen(stream, {
      level: (level) => levelBar.current?.style.setProperty("transform", `scaleX(${level})`),
      silent: setSilent,
    });
  }, [stream]);
  return (
    <Grid columns="auto minmax(80px, 160px) 1fr" gap={10} align="center" className="muted">
      <IconMicrophone />
      <span className={classes.levelBar} aria-hidden="true">
        <span ref={levelBar} />
      </span>
      <span role="status" className="small warn">
        {isSilent && <Trans>We can't hear you. Is the microphone muted?</Trans>}
      </span>
    </Grid>
  );
}

interface AudioLevelListeners {
  level: (level: number) => void;
  silent: (isSilent: boolean) => void;
}

function listen(stream: MediaStream, { level, silent }: AudioLevelListeners): () => void {
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  const source = audio.createMediaStreamSource(stream);
  source.connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  let lastSoundAt = performance.now();
  let frame = 0;
  const measureFrame = () => {
    analyser.getByteTimeDomainData(samples);
    const loudness = Math.sqrt(
      samples.reduce((sum, one) => sum + ((one - 128) / 128) ** 2, 0) / samples.length,
    );
    level(Math.min(1, loudness * 4));
    // Some browsers start the clock of sound only after a click: what they don't hear is no silence.
    if (loudness > silence || audio.state !== "running") lastSoundAt = performance.now();
    silent(performance.now() - lastSoundAt > silentAfter);
    frame = requestAnimationFrame(measureFrame);
  };
  frame = requestAnimationFrame(measureFrame);
  return () => {
    cancelAnimationFrame(frame);
    source.disconnect();
    void audio.close();
  };
}
