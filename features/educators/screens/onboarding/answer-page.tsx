/** One profile question on a page, or a few short ones that belong together. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { z } from "zod";

import { Button } from "#platform/web/ui/form/button.tsx";
import { fieldId, useFormScope } from "#platform/web/forms/form-scope.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import { useZodForm, type ZodForm } from "#platform/web/forms/use-zod-form.ts";

import { validateAnswer } from "../../validate-answer.ts";
import type { Question } from "../questions/answer-api.ts";
import { AnswerConflict } from "../questions/answer-conflict.tsx";
import { QuestionField } from "../questions/question-field.tsx";
import { questionTexts } from "../questions/question-texts.ts";
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
  const form = useAnswerForm({ flow, page }, questions);
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
            <Answer
              key={question.name}
              flow={flow}
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

/** A choice cannot be undone by choosing. */
const choosable: ReadonlySet<string> = new Set(["radio", "select", "month"]);

interface AnswerProps {
  flow: OnboardingFlow;
  question: Question;
  hideLabel: boolean;
}

function Answer({ flow: { answers, set }, question, hideLabel }: AnswerProps) {
  const { form, id, revalidate } = useFormScope();
  const { name } = question;
  const value = set.given[name] ?? "";
  return (
    <Stack gap={8} align="start" className={classes.answer}>
      <AnswerConflict question={question} value={value} answers={answers} />
      <QuestionField
        id={fieldId(id, name)}
        question={question}
        value={value}
        onChange={(text) => {
          answers.change(question, text);
          if (validateAnswer(question, text) === null) form.clearFieldError(name);
        }}
        onBlur={() => {
          revalidate(name);
          void answers.saveNow(question);
        }}
        problem={form.errors[name] ? String(form.errors[name]) : undefined}
        hideLabel={hideLabel}
      />
      {!question.required && value && choosable.has(question.inputType) && (
        <Button variant="subtle" onClick={() => answers.change(question, "")}>
          <Trans>Clear answer</Trans>
        </Button>
      )}
    </Stack>
  );
}

/** How long Continue waits for the server: the answer is stored here, so nobody has to wait for a slow one. */
const maxWaitMs = 4_000;

function useAnswerForm({ flow }: AnswerPageProps, questions: readonly Question[]): ZodForm {
  const { i18n } = useLingui();
  const latest = useRef(flow);
  useEffect(() => {
    latest.current = flow;
  });
  const valueOf = ({ name }: Question) => flow.set.given[name] ?? "";
  const asked = questions.filter(({ inputType }) => inputType !== "info");
  const schema = z.any().superRefine((_values, context) => {
    for (const question of asked) {
      const value = valueOf(question);
      const problem = value || question.required ? validateAnswer(question, value) : null;
      if (!problem) continue;
      context.addIssue({
        code: "custom",
        path: [question.name],
        message: i18n._(problem.text, problem.values),
      });
    }
  });
  const form: ZodForm = useZodForm({
    schema,
    initial: Object.fromEntries(asked.map(({ name }) => [name, ""])),
    guard: false,
    submit: async () => {
      const given = asked.filter(valueOf);
      const outcomes = Promise.all(
        given.map((question) => flow.answers.saveNow(question, { isMeant: true })),
      );
      await Promise.race([outcomes, after(maxWaitMs)]);
      // The questions that an answer adds or removes must reach the page first.
      await after(0);
      const refused = given.flatMap(({ name }) => {
        const sentence = latest.current.answers.refusalOf(name);
        return sentence ? [[name, sentence] as const] : [];
      });
      if (refused.length > 0) return form.showErrors(Object.fromEntries(refused));
      for (const { name } of given) flow.record(`question_answered:${name}`);
      latest.current.next();
    },
  });
  return form;
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
