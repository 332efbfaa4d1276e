/** An existing video, from the phone or the computer; probed before its upload. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import IconUpload from "~icons/tabler/upload";
import { useRef, useState } from "react";

import { endingsOf, fileKinds, fileProblem } from "#platform/shared/file-kinds.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { DropZone } from "#platform/web/ui/media/drop-zone.tsx";

import { isTooLong } from "../../video-answer.ts";
import { probeVideo } from "./probe-video.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./recorder.module.css";
import type { Question } from "./video-types.ts";

interface UploadVideoProps {
  question: Question;
  onChosen: (video: File, seconds: number | null, poster: Blob | null) => void;
}

export function UploadVideo({ question, onChosen }: UploadVideoProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<React.ReactNode>(null);
  const megabytes = fileKinds.video.maxBytes / 1024 / 1024;
  const { maxSeconds } = question;

  const chooseFile = async (file: File | undefined) => {
    if (!file) return;
    const wrong = fileProblem(file, ["video"]);
    setProblem(wrong && i18n._(wrong));
    if (wrong) return;
    setLooking(true);
    const { seconds, poster } = await probeVideo(file);
    setLooking(false);
    if (seconds !== null && isTooLong(seconds, question)) setProblem(<TooLong maxSeconds={maxSeconds} />);
    else onChosen(file, seconds, poster);
  };
  return (
    <DropZone className={classes.help} onFiles={([file]) => void chooseFile(file)}>
      <Stack gap={12} align="center">
        <BusyButton
          isBusy={isLooking}
          data-autofocus
          leftSection={<IconUpload size={18} />}
          onClick={() => input.current?.click()}
        >
          <Trans>Choose a video</Trans>
        </BusyButton>
        <p className="small muted">
          <Trans>
            MP4, MOV or WebM, up to {megabytes} MB and <VideoLength seconds={maxSeconds} />
          </Trans>
        </p>
        {problem && (
          <p role="alert" className="danger">
            {problem}
          </p>
        )}
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Video`}
        accept={endingsOf(["video"]).join(",")}
        onChange={(event) => {
          void chooseFile(event.currentTarget.files?.[0]);
          // The same file may be chosen again.
          event.currentTarget.value = "";
        }}
      />
    </DropZone>
  );
}

const TooLong = ({ maxSeconds }: { maxSeconds: number }) => (
  <Trans>
    This video is too long. It may last up to <VideoLength seconds={maxSeconds} />.
  </Trans>
);

const VideoLength = ({ seconds }: { seconds: number }) =>
  seconds % 60 === 0 ? (
    <Plural value={seconds / 60} one="# minute" other="# minutes" />
  ) : (
    <Plural value={seconds} one="# second" other="# seconds" />
  );
