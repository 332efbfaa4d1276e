/** A recorded or chosen clip: watched, used, or replaced; and its upload's progress. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconPlayerPlay from "~icons/tabler/player-play";
import { useEffect, useRef, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { ProgressBar } from "#platform/web/ui/feedback/progress-bar.tsx";

import type { Clip } from "./unsent-clips.ts";
import { Cluster, Grid } from "#platform/web/ui/layout/stack.tsx";
import classes from "./recorder.module.css";
import type { ClipUpload } from "./use-upload-clip.ts";

interface ReviewClipProps {
  clip: Clip;
  /** Stored in this browser until it is uploaded. */
  isStored: boolean;
  sending: ClipUpload;
  onAgain: () => void;
}

export function ReviewClip({ clip, isStored, sending, onAgain }: ReviewClipProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [isUnseen, setUnseen] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(clip.video);
    video.current!.src = url;
    return () => URL.revokeObjectURL(url);
  }, [clip.video]);
  const { percent, problem } = sending;
  const isSending = percent !== null;
  return (
    <>
      <div className={classes.stage}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down yet what is said */}
        <video
          ref={video}
          aria-label={t`Your recording`}
          controls
          playsInline
          preload="auto"
          onError={() => setUnseen(true)}
        />
      </div>
      {isUnseen && (
        <p className="muted">
          <Trans>This browser can't show this video, but we can prepare it so that employers see it.</Trans>
        </p>
      )}
      {problem && (
        <p role="alert" className="danger">
          {problem}
        </p>
      )}
      {isSending ? (
        <UploadProgress percent={percent} />
      ) : (
        <Cluster gap={8} align="stretch" justify="end" className={classes.acts}>
          <Button variant="outline" onClick={onAgain}>
            <Trans>Record again</Trans>
          </Button>
          {!isUnseen && (
            <Button
              variant="outline"
              leftSection={<IconPlayerPlay size={18} />}
              onClick={() => void video.current?.play()}
            >
              <Trans>Play</Trans>
            </Button>
          )}
          <Button data-autofocus onClick={() => void sending.send()}>
            {problem ? <Trans>Try again</Trans> : <Trans>Use this</Trans>}
          </Button>
        </Cluster>
      )}
      {isStored && (
        <p className="small muted">
          <Trans>Until it has arrived, your video is kept on this device.</Trans>
        </p>
      )}
    </>
  );
}

function UploadProgress({ percent }: { percent: number }) {
  const { t } = useLingui();
  return (
    <Grid columns="1fr auto" gap={[4, 12]} align="center" className={classes.sending}>
      <ProgressBar label={t`Sending your video`} percent={percent} />
      <span className="number">{percent}%</span>
      <span className="small muted">
        <Trans>Sending your video. Please leave this page open.</Trans>
      </span>
    </Grid>
  );
}
