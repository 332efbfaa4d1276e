/** The educator's own answers to the employer's questions. */
import { Trans } from "@lingui/react/macro";

import type { AnsweredQuestion } from "../../application.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "../review/detail/applicant-detail.module.css";
import { useAnswerText } from "../labels/use-answer-text.ts";

export function MyAnswers({ questions }: { questions: readonly AnsweredQuestion[] }) {
  const text = useAnswerText();
  if (questions.length === 0) return null;
  return (
    <Stack as="section" gap={8} className={classes.part}>
      <h3>
        <Trans>Your answers</Trans>
      </h3>
      <Stack as="dl" gap={10}>
        {questions.map(({ id, question, answer }) => (
          <div key={id}>
            <dt className="small muted">{question}</dt>
            <dd className="pre-line">{text(answer)}</dd>
          </div>
        ))}
      </Stack>
    </Stack>
  );
}
