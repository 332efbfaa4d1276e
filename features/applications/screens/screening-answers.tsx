/** The employer's own questions with the answers given. */
import { Trans, useLingui } from "@lingui/react/macro";

import { qualified } from "#features/jobs/screening-questions.ts";
import { Pill } from "#platform/web/ui/pill.tsx";
import type { AnsweredQuestion } from "../application.ts";
import classes from "./applicant-detail.module.css";

interface ScreeningAnswersProps {
  questions: readonly AnsweredQuestion[];
  isQualified: boolean;
}

export function ScreeningAnswers({ questions, isQualified }: ScreeningAnswersProps) {
  const text = useAnswerText();
  if (questions.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>
        <Trans>Answers to your questions</Trans>
      </h3>
      <dl className={classes.answers}>
        {questions.map((question) => (
          <div key={question.id}>
            <dt>{question.question}</dt>
            <dd>
              {text(question.answer)}{" "}
              {!isQualified && !qualified({ [question.id]: question.answer }, [question]) && (
                <Pill tone="danger">
                  <Trans>Missed</Trans>
                </Pill>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useAnswerText() {
  const { t, i18n } = useLingui();
  const one = (answer: string | number | boolean) => {
    const word = String(answer);
    if (["yes", "true"].includes(word)) return t`Yes`;
    if (["no", "false"].includes(word)) return t`No`;
    return typeof answer === "number" ? i18n.number(answer) : word;
  };
  return (answer: AnsweredQuestion["answer"]) => {
    const given = Array.isArray(answer) ? answer : answer === null || answer === undefined ? [] : [answer];
    return given.length > 0 ? given.map(one).join(", ") : t`Not answered`;
  };
}
