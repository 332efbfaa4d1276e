/** A profile question as a field of a form whose answers are saved one by one (`useAnswerForm`). */
import { Trans } from "@lingui/react/macro";

import { fieldId, useFormScope } from "#platform/web/forms/form-scope.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { validateAnswer } from "../../validate-answer.ts";
import type { Question } from "./answer-api.ts";
import { AnswerConflict } from "./answer-conflict.tsx";
import { QuestionField } from "./question-field.tsx";
import classes from "./questions.module.css";
import type { AnswerSet, useAnswers } from "./use-answers.ts";

/** A choice cannot be undone by choosing. */
const choosable: ReadonlySet<string> = new Set(["radio", "select", "month"]);

interface AnswerFieldProps {
  answers: ReturnType<typeof useAnswers>;
  given: AnswerSet["given"];
  question: Question;
  /** The page's heading says it. */
  hideLabel?: boolean;
}

export function AnswerField({ answers, given, question, hideLabel = false }: AnswerFieldProps) {
  const { form, id, revalidate } = useFormScope();
  const { name } = question;
  const value = given[name] ?? "";
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
