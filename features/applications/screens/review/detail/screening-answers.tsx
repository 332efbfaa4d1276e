/** The employer's screening questions with the applicant's answers. */
import { Trans } from "@lingui/react/macro";

import { qualified } from "#features/jobs/screening-rules.ts";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import type { AnsweredQuestion } from "../../../application.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./applicant-detail.module.css";
import { useAnswerText } from "../../labels/use-answer-text.ts";

interface ScreeningAnswersProps {
  questions: readonly AnsweredQuestion[];
  isQualified: boolean;
}

export function ScreeningAnswers({ questions, isQualified }: ScreeningAnswersProps) {
  const text = useAnswerText();
  if (questions.length === 0) return null;
  return (
    <Stack as="section" gap={8} className={classes.part}>
      <h3>
        <Trans>Answers to your questions</Trans>
      </h3>
      <Stack as="dl" gap={10}>
        {questions.map((question) => (
          <div key={question.id}>
            <dt className="small muted">{question.question}</dt>
            <dd className="pre-line">
              {text(question.answer)}{" "}
              {!isQualified && !qualified({ [question.id]: question.answer }, [question]) && (
                <Pill tone="danger">
                  <Trans>Missed</Trans>
                </Pill>
              )}
            </dd>
          </div>
        ))}
      </Stack>
    </Stack>
  );
}
