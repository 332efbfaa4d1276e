/** One screening question while it is written: its words, its kind, its answers, and which answer misses. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { useWords } from "#platform/web/words.ts";
import { screeningQuestionTypes, type ScreeningQuestion } from "../screening-questions.ts";
import classes from "./job-form.module.css";
import { screeningQuestionTypeWords } from "./job-words.ts";
import { KnockOut } from "./knock-out.tsx";

interface QuestionEditorProps {
  question: ScreeningQuestion;
  index: number;
  /** Just added: the cursor goes there. */
  isFocused: boolean;
  onChange: (question: ScreeningQuestion) => void;
  onRemove: () => void;
  onUp?: () => void;
  onDown?: () => void;
}

export function QuestionEditor({
  question,
  index,
  isFocused,
  onChange,
  onRemove,
  onUp,
  onDown,
}: QuestionEditorProps) {
  const { t } = useLingui();
  const words = useWords();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const number = index + 1;
  return (
    <fieldset className={classes.question}>
      <legend>
        <Trans>Question {number}</Trans>
      </legend>
      <div className={classes.tools}>
        <Tool label={t`Move question ${number} up`} onClick={onUp} icon={IconArrowUp} />
        <Tool label={t`Move question ${number} down`} onClick={onDown} icon={IconArrowDown} />
        <Tool label={t`Remove question ${number}`} onClick={onRemove} icon={IconTrash} />
      </div>
      <label htmlFor={`${id}-text`}>
        <Trans>The question</Trans>
      </label>
      <textarea
        ref={input}
        id={`${id}-text`}
        rows={2}
        maxLength={500}
        value={question.question}
        onChange={(event) => onChange({ ...question, question: event.currentTarget.value })}
      />
      <div className={classes.row}>
        <div>
          <label htmlFor={`${id}-type`}>
            <Trans>Kind of answer</Trans>
          </label>
          <select
            id={`${id}-type`}
            value={question.type}
            onChange={(event) =>
              onChange(ofType(question, event.currentTarget.value as ScreeningQuestion["type"]))
            }
          >
            {screeningQuestionTypes.map((type) => (
              <option key={type} value={type}>
                {words(screeningQuestionTypeWords, type)}
              </option>
            ))}
          </select>
        </div>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={question.required}
            onChange={(event) => onChange({ ...question, required: event.currentTarget.checked })}
          />
          <Trans>Must be answered</Trans>
        </label>
      </div>
      {question.type === "choice" && <Answers id={id} question={question} onChange={onChange} />}
      <KnockOut question={question} onChange={onChange} />
    </fieldset>
  );
}

/** What belonged to another kind of answer goes with it. */
const ofType = (question: ScreeningQuestion, type: ScreeningQuestion["type"]): ScreeningQuestion => ({
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
    <>
      <label htmlFor={`${id}-options`}>
        <Trans>Answers to choose from, one on each line</Trans>
      </label>
      <textarea
        id={`${id}-options`}
        rows={4}
        defaultValue={(question.options ?? []).join("\n")}
        onChange={(event) => {
          const options = event.currentTarget.value.split("\n").map((line) => line.trim());
          onChange({ ...question, options: [...new Set(options.filter(Boolean))], knockOut: null });
        }}
      />
    </>
  );
}

interface ToolProps {
  label: string;
  onClick?: () => void;
  icon: typeof IconTrash;
}

const Tool = ({ label, onClick, icon: Icon }: ToolProps) => (
  <button
    type="button"
    className={classes.tool}
    aria-label={label}
    title={label}
    disabled={!onClick}
    onClick={onClick}
  >
    <Icon size={20} stroke={1.75} aria-hidden="true" />
  </button>
);
