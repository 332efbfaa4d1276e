/**
 * An answer to a video question: the video when it is stored here, a link when it is stored elsewhere, or
 * text.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import IconDownload from "~icons/tabler/download";
import IconExternalLink from "~icons/tabler/external-link";
import { useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

import classes from "./video.module.css";
import type { Answer } from "./video-types.ts";

interface AnswerPlayerProps {
  answer: Answer;
  /** The question: names the player for screen readers. */
  label?: string;
}

export const AnswerPlayer = ({ answer, label }: AnswerPlayerProps) => (
  <Stack gap={12} align="start">
    {answer.video?.url && <Player key={answer.video.url} answer={answer} label={label} />}
    {answer.text && <p className={`${classes.words} reading`}>{answer.text}</p>}
    {answer.contactShareUrl && (
      <>
        {answer.gifUrl && <img src={answer.gifUrl} alt="" loading="lazy" className={classes.frame} />}
        <Button
          as="a"
          variant="outline"
          href={answer.contactShareUrl}
          target="_blank"
          rel="noopener noreferrer"
          rightSection={<IconExternalLink size={18} />}
        >
          <Trans>Open full video</Trans>
        </Button>
      </>
    )}
  </Stack>
);

function Player({ answer, label }: AnswerPlayerProps) {
  const { t } = useLingui();
  const [isBroken, setBroken] = useState(false);
  const { url, contentType } = answer.video!;
  if (isBroken) return <Unplayable answer={answer} />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- people record themselves; nobody has written down what they say
    <video
      className={classes.frame}
      controls
      playsInline
      preload="none"
      poster={answer.poster?.mediumUrl}
      aria-label={label ? t`Video answer: ${label}` : t`Video answer`}
    >
      {/* A browser that can't play it says so at its source, not at the player. */}
      <source src={url} type={contentType} onError={() => setBroken(true)} />
    </video>
  );
}

const Unplayable = ({ answer }: AnswerPlayerProps) => (
  <Stack gap={12} align="center" padding={16} surface="sunken" className={classes.unplayable}>
    <p>
      {answer.state === "processing" ? (
        <Trans>This video is still being prepared for your browser.</Trans>
      ) : (
        <Trans>Your browser could not play this video.</Trans>
      )}
    </p>
    <Button
      as="a"
      variant="outline"
      href={answer.video!.url}
      download={answer.video!.filename}
      leftSection={<IconDownload size={18} />}
    >
      <Trans>Download</Trans>
    </Button>
  </Stack>
);
