/** Which answers are disqualifying: such applicants are marked for the employer, never dropped. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { ScreeningQuestion } from "../../../screening-questions.ts";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import classes from "../job-fields.module.css";

interface DealbreakerAnswersProps {
  question: ScreeningQuestion;
  onChange: (question: ScreeningQuestion) => void;
}

export function DealbreakerAnswers({ question, onChange }: DealbreakerAnswersProps) {
  const { t } = useLingui();
  if (question.type === "text") return null;
  if (question.type === "number") return <Bounds question={question} onChange={onChange} />;
  const yesNo = [
    { value: "yes", label: t`Yes` },
    { value: "no", label: t`No` },
  ];
  const options =
    question.type === "yes_no" ? yesNo : (question.options ?? []).map((value) => ({ value, label: value }));
  const missing = Array.isArray(question.knockOut) ? question.knockOut : [];
  if (options.length === 0) return null;
  return (
    <Stack as="fieldset" surface="sunken" padding={16}>
      <legend>
        <Trans>Mark applicants who answer</Trans>
      </legend>
      {options.map(({ value, label }) => (
        <Row as="label" gap={8} key={value} className={classes.check}>
          <input
            type="checkbox"
            checked={missing.includes(value)}
            onChange={(event) => {
              const next = event.currentTarget.checked
                ? [...missing, value]
                : missing.filter((one) => one !== value);
              onChange({ ...question, knockOut: next.length ? next : null });
            }}
          />
          {label}
        </Row>
      ))}
    </Stack>
  );
}

function Bounds({ question, onChange }: DealbreakerAnswersProps) {
  const id = useId();
  const bounds = (question.knockOut ?? {}) as { min?: number | null; max?: number | null };
  const set = (change: { min?: number | null; max?: number | null }) => {
    const next = { ...bounds, ...change };
    const isEmpty = (next.min ?? null) === null && (next.max ?? null) === null;
    onChange({ ...question, knockOut: isEmpty ? null : next });
  };
  const numberOf = (text: string) => (text === "" ? null : Number(text));
  return (
    <Stack as="fieldset" surface="sunken" padding={16}>
      <legend>
        <Trans>Mark applicants who answer with a number</Trans>
      </legend>
      <Cluster gap={[8, 16]} align="end">
        <Stack gap={4}>
          <label htmlFor={`${id}-min`}>
            <Trans>Below</Trans>
          </label>
          <input
            id={`${id}-min`}
            type="number"
            className={field.input}
            value={bounds.min ?? ""}
            onChange={(event) => set({ min: numberOf(event.currentTarget.value) })}
          />
        </Stack>
        <Stack gap={4}>
          <label htmlFor={`${id}-max`}>
            <Trans>Above</Trans>
          </label>
          <input
            id={`${id}-max`}
            type="number"
            className={field.input}
            value={bounds.max ?? ""}
            onChange={(event) => set({ max: numberOf(event.currentTarget.value) })}
          />
        </Stack>
      </Cluster>
    </Stack>
  );
}
