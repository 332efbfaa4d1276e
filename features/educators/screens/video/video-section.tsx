/** The own video answers: every question with its answer. */
import { useLingui } from "@lingui/react/macro";

import { useCollection } from "#platform/web/use-collection.ts";
import { Loaded } from "#platform/web/ui/loaded.tsx";

import { VideoAskAnswer, VideoAskQuestion } from "../../video-answer.ts";
import { AnswerPlayer } from "./answer-player.tsx";

export function VideoSection() {
  const { t } = useLingui();
  const questions = useCollection(VideoAskQuestion);
  const answers = useCollection(VideoAskAnswer);
  return (
    <Loaded query={questions} failure={t`We couldn't load your video answers.`}>
      {(asked) =>
        asked.map(({ id, title, description }) => {
          const answer = answers.data?.find(({ videoAskQuestionId }) => videoAskQuestionId === id);
          return (
            <article key={id}>
              <h3>{title}</h3>
              <p>{description}</p>
              {answer && <AnswerPlayer answer={answer} />}
            </article>
          );
        })
      }
    </Loaded>
  );
}
