/** How loud the microphone hears you; silence for some seconds is said, before a whole answer is recorded in it. */
import { Trans } from "@lingui/react/macro";
import { IconMicrophone } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";

import classes from "./recorder.module.css";

const silence = 0.008;
const silentAfter = 5_000;

export function LevelMeter({ stream }: { stream: MediaStream | null }) {
  const bar = useRef<HTMLSpanElement>(null);
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (!stream?.getAudioTracks().length) return;
    return listen(stream, {
      level: (level) => bar.current?.style.setProperty("transform", `scaleX(${level})`),
      silent: setSilent,
    });
  }, [stream]);
  return (
    <div className={classes.level}>
      <IconMicrophone size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.levelBar} aria-hidden="true">
        <span ref={bar} />
      </span>
      <span role="status" className={classes.levelText}>
        {isSilent && <Trans>We can't hear you. Is the microphone muted?</Trans>}
      </span>
    </div>
  );
}

interface Ears {
  level: (level: number) => void;
  silent: (isSilent: boolean) => void;
}

function listen(stream: MediaStream, { level, silent }: Ears): () => void {
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  const source = audio.createMediaStreamSource(stream);
  source.connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  let heardAt = performance.now();
  let frame = 0;
  const look = () => {
    analyser.getByteTimeDomainData(samples);
    const loudness = Math.sqrt(
      samples.reduce((sum, one) => sum + ((one - 128) / 128) ** 2, 0) / samples.length,
    );
    level(Math.min(1, loudness * 4));
    // Some browsers start the clock of sound only after a click: what they don't hear is no silence.
    if (loudness > silence || audio.state !== "running") heardAt = performance.now();
    silent(performance.now() - heardAt > silentAfter);
    frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
    source.disconnect();
    void audio.close();
  };
}
