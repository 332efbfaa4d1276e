/** Answers that are written: a line, several lines, a number with its unit. */
import { isRecord } from "#platform/shared/is-record.ts";
import { Plural, useLingui } from "@lingui/react/macro";
import { Row } from "#platform/web/ui/layout/stack.tsx";

import field from "#platform/web/ui/form/field.module.css";

import { answerLimits } from "../../validate-answer.ts";
import { answerValue } from "../../answer-value.ts";
import { questionTexts } from "./question-texts.ts";
import type { QuestionControl } from "./question-frame.tsx";

export function TextQuestion({ question, value, onChange, control }: QuestionControl) {
  const { i18n } = useLingui();
  return (
    <input
      {...control}
      {...(answerLimits(question).max && { maxLength: answerLimits(question).max })}
      type="text"
      enterKeyHint="next"
      className={field.input}
      placeholder={questionTexts(i18n, question).placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const longest = 2000;

export function TextAreaQuestion({ question, value, onChange, control }: QuestionControl) {
  const { i18n } = useLingui();
  const left = (answerLimits(question).max ?? longest) - value.length;
  const short = question.minInput - value.trim().length;
  return (
    <>
      <textarea
        {...control}
        rows={4}
        className={`${field.input} ${field.area}`}
        placeholder={questionTexts(i18n, question).placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={`tiny muted ${field.counter}`}>
        {value && short > 0 ? (
          <Plural value={short} one="# more character" other="# more characters" />
        ) : left >= 0 ? (
          <Plural value={left} one="# character left" other="# characters left" />
        ) : (
          <Plural value={-left} one="# character too many" other="# characters too many" />
        )}
      </div>
    </>
  );
}

export function NumberQuestion({ question, value, onChange, control }: QuestionControl) {
  const { i18n } = useLingui();
  const { unit, placeholder } = questionTexts(i18n, question);
  const isMoney = question.inputType === "currency";
  return (
    <Row gap={8}>
      {isMoney && <span aria-hidden="true">$</span>}
      <input
        {...control}
        type="text"
        inputMode={isMoney ? "decimal" : "numeric"}
        enterKeyHint="next"
        autoComplete="off"
        className={`${field.input} ${field.sized} number`}
        style={{ width: "calc(10ch + 26px)" }}
        placeholder={placeholder}
        aria-describedby={`${control["aria-describedby"]} ${control.id}-unit`}
        value={amountIn(value)}
        onChange={(event) => onChange(event.currentTarget.value.replaceAll(/[$,\s]/g, ""))}
      />
      <span id={`${control.id}-unit`}>{unit}</span>
    </Row>
  );
}

/** Pay may have been given as a range elsewhere: this field edits its lower end. */
function amountIn(text: string): string {
  const value = answerValue(text);
  if (!isRecord(value)) return text;
  return String(value.min ?? value.max ?? "");
}
