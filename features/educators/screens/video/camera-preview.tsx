/** The camera's picture, mirrored, with overlays. */
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import classes from "./recorder.module.css";

interface CameraPreviewProps {
  stream: MediaStream | null;
  children?: React.ReactNode;
}

export function CameraPreview({ stream, children }: CameraPreviewProps) {
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
