/** An answer to a video question: the video where it is kept here, the way to it where it is kept elsewhere, or words. */
import { Trans } from "@lingui/react/macro";
import { IconExternalLink } from "@tabler/icons-react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { Button } from "#platform/web/ui/button.tsx";

import type { VideoAskAnswer } from "../../video-answer.ts";

interface AnswerPlayerProps {
  answer: ResourceOf<typeof VideoAskAnswer>;
}

export const AnswerPlayer = ({ answer }: AnswerPlayerProps) => (
  <>
    {answer.video?.url && (
      <video controls playsInline preload="none" poster={answer.poster?.smallUrl} src={answer.video.url} />
    )}
    {answer.text && <p>{answer.text}</p>}
    {answer.contactShareUrl && (
      <Button
        component="a"
        variant="outline"
        href={answer.contactShareUrl}
        target="_blank"
        rel="noopener noreferrer"
        rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden="true" />}
      >
        <Trans>Open full video</Trans>
      </Button>
    )}
  </>
);
