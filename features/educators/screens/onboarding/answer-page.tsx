/** One profile question on a page, or a few short ones that belong together. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Form } from "#platform/web/ui/form/form.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";

import { AnswerField } from "../questions/answer-field.tsx";
import { questionTexts } from "../questions/question-texts.ts";
import { useAnswerForm } from "../questions/use-answer-form.ts";
import { type FlowPage, isText } from "./flow-pages.ts";
import { groupTitles } from "./step-titles.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./onboarding.module.css";
import { SkipButton } from "./skip-button.tsx";
import { StepPage } from "./step-page.tsx";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";

interface AnswerPageProps {
  flow: OnboardingFlow;
  page: FlowPage;
}

export function AnswerPage({ flow, page }: AnswerPageProps) {
  const { i18n } = useLingui();
  const questions = page.items.flatMap(({ question }) => question ?? []);
  const listed = page.items.filter((item) => !isText(item) && !item.question?.unlisted);
  const isShared = page.group && listed.length > 1;
  const first = questions.find(({ name }) => name === page.key)!;
  const { label, description } = questionTexts(i18n, first);
  const form = useAnswerForm({
    ...{ answers: flow.answers, given: flow.set.given, questions, next: flow.next },
    onAnswered: (name) => flow.record(`question_answered:${name}`),
  });
  return (
    <StepPage
      flow={flow}
      page={page}
      title={isShared ? i18n._(groupTitles[page.group!]) : label}
      lead={isShared || first.inputType === "info" ? undefined : description}
    >
      <Form form={form} submit={false}>
        <Stack gap={32}>
          {questions.map((question) => (
            <AnswerField
              key={question.name}
              answers={flow.answers}
              given={flow.set.given}
              question={question}
              hideLabel={question === first && !isShared}
            />
          ))}
        </Stack>
        <Cluster gap={[8, 12]} className={classes.foot}>
          <SubmitButton>
            <Trans>Continue</Trans>
          </SubmitButton>
          <SkipButton flow={flow} page={page} />
        </Cluster>
      </Form>
    </StepPage>
  );
}
