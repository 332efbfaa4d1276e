/** The video answers, each under its question. */
import { Trans, useLingui } from "@lingui/react/macro";

import { AnswerPlayer } from "../video/answer-player.tsx";
import { partIds, type VideoAnswerRecord } from "./profile-records.ts";
import { Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./profile-view.module.css";

export function VideoAnswers({ answers }: { answers: readonly VideoAnswerRecord[] }) {
  const { i18n } = useLingui();
  const visibleAnswers = answers
    .filter(isShown)
    .toSorted((a, b) => (a.videoAskQuestion?.position ?? 0) - (b.videoAskQuestion?.position ?? 0));
  if (visibleAnswers.length === 0) return null;
  return (
    <Stack as="section" gap={8} className={classes.part} id={partIds.videos}>
      <h3>
        <Trans>Video answers</Trans>
      </h3>
      <Grid as="ul" minWidth={280} gap={20}>
        {visibleAnswers.map((answer) => {
          const questionTitle = answer.videoAskQuestion ? i18n._(answer.videoAskQuestion.title) : undefined;
          return (
            <Stack as="li" key={answer.id} gap={8}>
              {questionTitle && <strong>{questionTitle}</strong>}
              <AnswerPlayer answer={answer} label={questionTitle} />
            </Stack>
          );
        })}
      </Grid>
    </Stack>
  );
}

export const isShown = ({ state }: Pick<VideoAnswerRecord, "state">) => state !== "failed";
