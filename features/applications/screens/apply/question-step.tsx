/** The step for one screening question. */
import { Trans, useLingui } from "@lingui/react/macro";

import type { ScreeningQuestion } from "#features/jobs/screening-questions.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { NumberField } from "#platform/web/ui/form/number-field.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { questionInput } from "./apply-input.ts";
import { answerFromField, fieldValueOf, isAnswered, maxAnswerLength } from "./apply-draft.ts";
import type { ApplyFlow } from "./use-apply-flow.ts";
import { useStepForm } from "./use-step-form.ts";

export function QuestionStep({ flow, question }: { flow: ApplyFlow; question: ScreeningQuestion }) {
  const { t } = useLingui();
  const given = flow.draft.answers[question.id];
  const known = flow.previousAnswers[question.id];
  const form = useStepForm({
    schema: questionInput(question),
    initial: { answer: fieldValueOf(question, given) },
    onChange: ({ answer }) =>
      flow.change({ answers: { ...flow.draft.answers, [question.id]: answerFromField(question, answer) } }),
    next: flow.next,
  });
  const isKnown = isAnswered(known) && String(known) === String(given);
  const mayClear = !question.required && (question.type === "yes_no" || question.type === "choice");
  return (
    <Form
      form={form}
      submit={t`Continue`}
      beside={
        mayClear &&
        isAnswered(given) && (
          <Button variant="subtle" onClick={() => form.form.setFieldValue("answer", "")}>
            <Trans>Clear answer</Trans>
          </Button>
        )
      }
    >
      <AnswerField
        question={question}
        hint={
          isKnown ? t`You gave this answer in an earlier application. Check that it still fits.` : undefined
        }
      />
    </Form>
  );
}

/** The heading shows the question; the field repeats it for screen readers. */
function AnswerField({ question, hint }: { question: ScreeningQuestion; hint?: string }) {
  const { t } = useLingui();
  const { type, options, required } = question;
  const field = {
    name: "answer",
    label: <span className="visually-hidden">{question.question}</span>,
    optional: !required,
    hint,
  };
  const yesNo = [
    { value: "yes", label: t`Yes` },
    { value: "no", label: t`No` },
  ];
  if (type === "yes_no") return <RadioField {...field} options={yesNo} />;
  if (type === "number") return <NumberField {...field} decimal chars={10} />;
  if (type === "text") return <TextAreaField {...field} rows={5} max={maxAnswerLength} />;
  if (!options || options.length <= 6) return <RadioField {...field} options={options ?? []} />;
  return <SelectField {...field} options={options} empty={t`Choose one`} />;
}
