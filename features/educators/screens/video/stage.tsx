/** The picture from the camera, mirrored as in a mirror, with what stands over it. */
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import classes from "./recorder.module.css";

interface StageProps {
  stream: MediaStream | null;
  children?: React.ReactNode;
}

export function Stage({ stream, children }: StageProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    video.current!.srcObject = stream;
  }, [stream]);
  return (
    <div className={classes.stage}>
      <video ref={video} className={classes.live} aria-label={t`Your camera`} autoPlay muted playsInline />
      {!stream && (
        <p className={classes.waiting} role="status">
          {t`Allow the camera and the microphone when your browser asks.`}
        </p>
      )}
      {children}
    </div>
  );
}
