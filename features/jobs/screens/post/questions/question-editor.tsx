/** Edits one screening question: its text, type, options, and which answers are disqualifying. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { screeningQuestionTypes, type ScreeningQuestion } from "../../../screening-questions.ts";
import { Card, Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import classes from "../job-fields.module.css";
import { screeningQuestionTypeLabels } from "../../labels/job-labels.ts";
import { DealbreakerAnswers } from "./dealbreaker-answers.tsx";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";
import IconTrash from "~icons/tabler/trash";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";

interface QuestionEditorProps {
  question: ScreeningQuestion;
  index: number;
  /** Just added: the cursor goes there. */
  isFocused: boolean;
  /** The id of the question's text field, which the error summary links to. */
  fieldId: string;
  error?: React.ReactNode;
  onChange: (question: ScreeningQuestion) => void;
  onRemove: () => void;
  onUp?: () => void;
  onDown?: () => void;
}

export function QuestionEditor({
  question,
  index,
  isFocused,
  fieldId,
  error,
  onChange,
  onRemove,
  onUp,
  onDown,
}: QuestionEditorProps) {
  const { i18n } = useLingui();
  const labelFor = useLabels();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const number = index + 1;
  return (
    <Card as="fieldset" gap={16} className={classes.question}>
      <legend>
        <Trans>Question {number}</Trans>
      </legend>
      <QuestionTools number={number} onUp={onUp} onDown={onDown} onRemove={onRemove} />
      <Stack gap={4}>
        <label htmlFor={fieldId}>
          <Trans>The question</Trans>
        </label>
        <div id={`${fieldId}-error`} aria-live="polite" className="danger">
          {error && i18n._(String(error))}
        </div>
        <textarea
          className={field.input}
          ref={input}
          id={fieldId}
          rows={2}
          maxLength={500}
          value={question.question}
          aria-describedby={`${fieldId}-error`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange({ ...question, question: event.currentTarget.value })}
        />
      </Stack>
      <Cluster gap={[8, 16]} align="end">
        <Stack gap={4}>
          <label htmlFor={`${id}-type`}>
            <Trans>Kind of answer</Trans>
          </label>
          <select
            className={`${field.input} ${field.select} ${field.sized}`}
            id={`${id}-type`}
            value={question.type}
            onChange={(event) =>
              onChange(questionOfType(question, event.currentTarget.value as ScreeningQuestion["type"]))
            }
          >
            {screeningQuestionTypes.map((type) => (
              <option key={type} value={type}>
                {labelFor(screeningQuestionTypeLabels, type)}
              </option>
            ))}
          </select>
        </Stack>
        <Row as="label" gap={8} className={classes.check}>
          <input
            type="checkbox"
            checked={question.required}
            onChange={(event) => onChange({ ...question, required: event.currentTarget.checked })}
          />
          <Trans>Must be answered</Trans>
        </Row>
      </Cluster>
      {question.type === "choice" && <Answers id={id} question={question} onChange={onChange} />}
      <DealbreakerAnswers question={question} onChange={onChange} />
    </Card>
  );
}

/** What belonged to another kind of answer goes with it. */
const questionOfType = (question: ScreeningQuestion, type: ScreeningQuestion["type"]): ScreeningQuestion => ({
  ...question,
  type,
  knockOut: null,
  options: type === "choice" ? (question.options ?? []) : null,
});

interface AnswersProps {
  id: string;
  question: ScreeningQuestion;
  onChange: (question: ScreeningQuestion) => void;
}

function Answers({ id, question, onChange }: AnswersProps) {
  return (
    <Stack gap={4}>
      <label htmlFor={`${id}-options`}>
        <Trans>Answers to choose from, one on each line</Trans>
      </label>
      <textarea
        className={field.input}
        id={`${id}-options`}
        rows={4}
        defaultValue={(question.options ?? []).join("\n")}
        onChange={(event) => {
          const options = event.currentTarget.value.split("\n").map((line) => line.trim());
          onChange({ ...question, options: [...new Set(options.filter(Boolean))], knockOut: null });
        }}
      />
    </Stack>
  );
}

/** Moves a screening question up or down, or removes it, without dragging. */
interface QuestionToolsProps {
  /** From 1. */
  number: number;
  /** Left out at the ends of the list. */
  onUp?: () => void;
  onDown?: () => void;
  onRemove: () => void;
}

function QuestionTools({ number, onUp, onDown, onRemove }: QuestionToolsProps) {
  const { t } = useLingui();
  return (
    <Row align="stretch" className={classes.tools}>
      <IconButton label={t`Move question ${number} up`} icon={IconArrowUp} disabled={!onUp} onClick={onUp} />
      <IconButton
        label={t`Move question ${number} down`}
        icon={IconArrowDown}
        disabled={!onDown}
        onClick={onDown}
      />
      <IconButton label={t`Remove question ${number}`} icon={IconTrash} onClick={onRemove} />
    </Row>
  );
}
