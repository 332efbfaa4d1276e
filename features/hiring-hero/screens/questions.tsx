/** Questions people ask about the programme; each opens its answer. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconChevronDown from "~icons/tabler/chevron-down";
import { useId, useState } from "react";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

import classes from "./hiring-hero.module.css";

export function Questions() {
  const { t } = useLingui();
  const questions = [
    {
      question: t`What does it cost?`,
      answer: t`Nothing. Every program that posts jobs here takes part by itself.`,
    },
    {
      question: t`Do automatic answers count?`,
      answer: t`No. Only what a person does counts: a message, an invitation, a step forward, or a no.`,
    },
    {
      question: t`We only had a few applications. Can we still earn it?`,
      answer: t`With fewer than 5 events we can't say anything fair, so nothing is earned and nothing is lost. With fewer than 10 in a month we look at 90 days instead.`,
    },
    {
      question: t`Can the badge be lost?`,
      answer: t`Yes. When the goals are missed twice, a week apart, the badge goes. It comes back as soon as they are met again.`,
    },
    {
      question: t`What does it mean for educators?`,
      answer: t`That an answer is very likely, whatever it is, and that the pay is on the job.`,
    },
  ];
  return (
    <Stack as="section" gap={16} aria-labelledby="questions" className={classes.part}>
      <h2 id="questions">
        <Trans>Questions</Trans>
      </h2>
      <div className={classes.questions}>
        {questions.map((one) => (
          <Question key={one.question} {...one} />
        ))}
      </div>
    </Stack>
  );
}

function Question({ question, answer }: { question: string; answer: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.question}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {question}
          <IconChevronDown />
        </button>
      </h3>
      <p id={id} hidden={!isOpen}>
        {answer}
      </p>
    </div>
  );
}
