/** One profile question on a page of its own. */
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
import { QuestionField } from "../questions/question-field.tsx";
import { questionTexts } from "../questions/question-texts.ts";
import type { FlowPage } from "./flow-pages.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./onboarding.module.css";
import { SkipAllButton, SkipButton } from "./skip-buttons.tsx";
import { StepPage } from "./step-page.tsx";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";

interface AnswerPageProps {
  flow: OnboardingFlow;
  page: FlowPage;
  question: Question;
}

export function AnswerPage({ flow, page, question }: AnswerPageProps) {
  const { i18n } = useLingui();
  const { label, description } = questionTexts(i18n, question);
  const value = flow.set.given[question.name] ?? "";
  const form = useAnswerForm({ flow, page, question }, value);
  const asks = question.inputType !== "info";
  return (
    <StepPage flow={flow} page={page} title={label} lead={asks ? description : undefined}>
      <Form form={form} submit={false}>
        <Answer flow={flow} question={question} value={value} />
        <Cluster gap={8} align="stretch" className={classes.beside}>
          {asks && !question.required && value && choosable.has(question.inputType) && (
            <Button variant="subtle" onClick={() => flow.answers.change(question, "")}>
              <Trans>Clear answer</Trans>
            </Button>
          )}
          <SkipAllButton flow={flow} page={page} />
        </Cluster>
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

function Answer({ flow, question, value }: { flow: OnboardingFlow; question: Question; value: string }) {
  const { form, id, revalidate } = useFormScope();
  const { answers } = flow;
  return (
    <QuestionField
      id={fieldId(id, "answer")}
      question={question}
      value={value}
      onChange={(text) => {
        answers.change(question, text);
        if (validateAnswer(question, text) === null) form.clearFieldError("answer");
      }}
      onBlur={() => {
        revalidate("answer");
        void answers.saveNow(question);
      }}
      problem={form.errors["answer"] ? String(form.errors["answer"]) : undefined}
      hideLabel
    />
  );
}

/** How long Continue waits for the server: the answer is stored here, so nobody has to wait for a slow one. */
const maxWaitMs = 4_000;

function useAnswerForm({ flow, page, question }: AnswerPageProps, value: string): ZodForm {
  const { i18n } = useLingui();
  const latest = useRef(flow);
  useEffect(() => {
    latest.current = flow;
  });
  const schema = z.any().superRefine((_values, context) => {
    const problem = value || page.isRequired ? validateAnswer(question, value) : null;
    if (problem && question.inputType !== "info")
      context.addIssue({ code: "custom", path: ["answer"], message: i18n._(problem.text, problem.values) });
  });
  const form: ZodForm = useZodForm({
    schema,
    initial: { answer: "" },
    guard: false,
    submit: async () => {
      if (!value) return flow.skip();
      const saving = flow.answers.saveNow(question, { isMeant: true });
      const outcome = await Promise.race([saving, after(maxWaitMs)]);
      // The questions that the answer adds or removes must reach the page first.
      await after(0);
      if (outcome === "refused") {
        const sentence = latest.current.answers.refusalOf(question.name);
        return form.showErrors({ answer: sentence ?? /*i18n*/ "Answer this question" });
      }
      flow.record(`question_answered:${question.name}`);
      latest.current.next();
    },
  });
  return form;
}

const after = (milliseconds: number) =>
  new Promise<"kept">((resolve) => setTimeout(() => resolve("kept"), milliseconds));
