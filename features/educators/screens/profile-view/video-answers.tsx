/** What somebody says on video, each under its question. */
import { Trans, useLingui } from "@lingui/react/macro";

import { AnswerPlayer } from "../video/answer-player.tsx";
import { partIds, type Recorded } from "./profile-parts.ts";
import classes from "./profile-view.module.css";

export function VideoAnswers({ answers }: { answers: readonly Recorded[] }) {
  const { i18n } = useLingui();
  const shown = answers
    .filter(isShown)
    .toSorted((a, b) => (a.videoAskQuestion?.position ?? 0) - (b.videoAskQuestion?.position ?? 0));
  if (shown.length === 0) return null;
  return (
    <section className={classes.part} id={partIds.videos}>
      <h3>
        <Trans>Video answers</Trans>
      </h3>
      <ul className={classes.videos}>
        {shown.map((answer) => {
          const asked = answer.videoAskQuestion ? i18n._(answer.videoAskQuestion.title) : undefined;
          return (
            <li key={answer.id}>
              {asked && <strong>{asked}</strong>}
              <AnswerPlayer answer={answer} label={asked} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export const isShown = ({ state }: Pick<Recorded, "state">) => state !== "failed";
