/** Records a stream for a maximum time, and returns the clip. */
import { useEffect, useRef, useState } from "react";

import { bitratesFor, clipName, plainType, recordingType } from "./recording-type.ts";

interface RecorderOptions {
  stream: MediaStream | null;
  maxSeconds: number;
  onRecorded: (video: File, seconds: number) => void;
}

export interface Recorder {
  isRecording: boolean;
  /** Recorded so far; pauses don't count. */
  seconds: number;
  start: () => void;
  stop: () => void;
  setPaused: (isHeld: boolean) => void;
}

export function useRecorder({ stream, maxSeconds, onRecorded }: RecorderOptions): Recorder {
  const running = useRef<{ recorder: MediaRecorder; seconds: () => number; hold: (on: boolean) => void }>(
    null,
  );
  const [isRecording, setRecording] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const recorded = useRef(onRecorded);
  useEffect(() => {
    recorded.current = onRecorded;
  }, [onRecorded]);

  const stop = () => {
    if (running.current?.recorder.state !== "inactive") running.current?.recorder.stop();
  };
  const start = () => {
    if (!stream || running.current) return;
    const type = recordingType((one) => MediaRecorder.isTypeSupported(one));
    const recorder = new MediaRecorder(stream, { mimeType: type, ...bitratesFor(maxSeconds) });
    const parts: Blob[] = [];
    const watch = stopwatch();
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    recorder.addEventListener("stop", () => {
      const isOurs = running.current?.recorder === recorder;
      running.current = null;
      if (!isOurs) return;
      setRecording(false);
      const kind = plainType(recorder.mimeType || type || "video/webm");
      recorded.current(new File(parts, clipName(kind), { type: kind }), watch.seconds());
    });
    running.current = {
      recorder,
      seconds: watch.seconds,
      hold: (isHeld) => {
        watch.hold(isHeld);
        if (isHeld && recorder.state === "recording") recorder.pause();
        if (!isHeld && recorder.state === "paused") recorder.resume();
      },
    };
    setSeconds(0);
    setRecording(true);
    recorder.start(1_000);
  };

  useEffect(() => {
    if (!isRecording) return;
    const tick = setInterval(() => {
      const now = running.current?.seconds() ?? 0;
      setSeconds(now);
      if (now >= maxSeconds) stop();
    }, 200);
    return () => clearInterval(tick);
  }, [isRecording, maxSeconds]);

  // When closed during a recording, no clip is returned.
  useEffect(
    () => () => {
      const recorder = running.current?.recorder;
      running.current = null;
      if (recorder && recorder.state !== "inactive") recorder.stop();
    },
    [],
  );
  return { isRecording, seconds, start, stop, setPaused: (isHeld) => running.current?.hold(isHeld) };
}

function stopwatch() {
  let before = 0;
  let since: number | null = performance.now();
  const seconds = () => before + (since === null ? 0 : (performance.now() - since) / 1_000);
  const hold = (isHeld: boolean) => {
    before = seconds();
    since = isHeld ? null : performance.now();
  };
  return { seconds, hold };
}
