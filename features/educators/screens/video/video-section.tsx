/** The educator's video answers: a tile for every question, and the recorder, which is loaded on demand. */
import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState, useEffect } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";

import { VideoAskAnswer, VideoAskQuestion } from "../../video-answer.ts";
import { deleteClip, loadClips, type Clip } from "./unsent-clips.ts";
import { QuestionTile } from "./question-tile.tsx";
import type { Question } from "./video-types.ts";
import { Grid } from "#platform/web/ui/layout/stack.tsx";

const RecorderDialog = lazyPart(() =>
  import("./recorder-dialog.tsx").then((module) => module.RecorderDialog),
);

export function VideoSection() {
  const { t, i18n } = useLingui();
  const { accountId } = useSession();
  const questions = useCollection(VideoAskQuestion, { sort: "position" });
  const answers = useOwnAnswers();
  const { clips, refresh } = useUnsentClips(accountId);
  const [open, setOpen] = useState<Question | null>(null);
  const answerTo = ({ id }: Question) => answers.data?.find((answer) => answer.videoAskQuestionId === id);
  const unsentClipOf = ({ id }: Question) => clips.find(({ questionId }) => questionId === id);
  const close = () => {
    setOpen(null);
    refresh();
  };
  return (
    <>
      <Loaded
        query={questions}
        failure={t`We couldn't load your video answers.`}
        empty={<p className="muted">{t`No questions are asked on video here right now.`}</p>}
      >
        {(asked) => (
          <Loaded query={answers} failure={t`We couldn't load your video answers.`} empty={null}>
            {() => (
              <Grid minWidth={280} gap={16}>
                {asked.map(translateQuestion(i18n)).map((question) => (
                  <QuestionTile
                    key={question.id}
                    question={question}
                    answer={answerTo(question)}
                    unsentClip={unsentClipOf(question)}
                    onRecord={() => setOpen(question)}
                    onForget={() => void deleteClip(unsentClipOf(question)!).then(refresh)}
                  />
                ))}
              </Grid>
            )}
          </Loaded>
        )}
      </Loaded>
      {open && accountId && (
        <Suspense
          fallback={
            <p role="status" className="visually-hidden">
              <Trans>Opening the recorder</Trans>
            </p>
          }
        >
          <RecorderDialog
            accountId={accountId}
            question={open}
            answer={answerTo(open)}
            unsentClip={unsentClipOf(open)}
            onClose={close}
            onSent={() => {
              toast(t`Answer recorded`);
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Default questions show in the reader's language; an area's own as written. */
const translateQuestion = (i18n: I18n) => (question: Question) => ({
  ...question,
  title: i18n._(question.title),
  description: question.description && i18n._(question.description),
});

/** Polled while the worker prepares one of them. */
function useOwnAnswers() {
  const [isPreparing, setPreparing] = useState(false);
  const answers = useCollection(VideoAskAnswer, { refetchIntervalMs: isPreparing ? 4_000 : undefined });
  const isAnyPreparing = answers.data?.some(({ state }) => state === "processing") ?? false;
  if (isAnyPreparing !== isPreparing) setPreparing(isAnyPreparing);
  return answers;
}

/**
 * The clips recorded in this browser and not uploaded yet.
 *
 * `refresh` loads them again.
 */
function useUnsentClips(accountId: string | null) {
  const [clips, setClips] = useState<Clip[]>([]);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void (accountId ? loadClips(accountId) : Promise.resolve([])).then(
      (found) => isWanted && setClips(found),
    );
    return () => {
      isWanted = false;
    };
  }, [accountId, looks]);
  return { clips, refresh: () => setLooks((before) => before + 1) };
}
