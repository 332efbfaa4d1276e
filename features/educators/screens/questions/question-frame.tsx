/** The frame of a profile question's control: its label, instructions, then the answer's problem. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconAlertCircle from "~icons/tabler/alert-circle";

import type { Control } from "#platform/web/ui/form/field.tsx";
import field from "#platform/web/ui/form/field.module.css";

import { answerLimits } from "../../validate-answer.ts";
import type { Question } from "./answer-api.ts";
import { questionTexts } from "./question-texts.ts";

/** What every control of a question gets. */
export interface QuestionControl {
  question: Question;
  /** The stored text, "" without an answer. */
  value: string;
  onChange: (value: string) => void;
  control: Control;
}

interface QuestionFrameProps {
  question: Question;
  control: Control;
  problem: string | undefined;
  hideLabel: boolean | undefined;
  /** Choices are a group with a legend; one control has a label. */
  isGroup: boolean;
  children: React.ReactNode;
}

export function QuestionFrame(props: QuestionFrameProps) {
  const { question, control, problem, hideLabel, isGroup, children } = props;
  const { i18n } = useLingui();
  const { label, labelSubtext } = questionTexts(i18n, question);
  const { id } = control;
  const [Outer, Name] = isGroup ? (["fieldset", "legend"] as const) : (["div", "label"] as const);
  const names = isGroup ? { id, "aria-describedby": control["aria-describedby"], tabIndex: -1 } : {};
  return (
    <Outer className={field.field} data-wrong={!!problem || undefined} {...names}>
      <Name
        className={hideLabel ? "visually-hidden" : field.label}
        {...(!isGroup && { htmlFor: id, id: `${id}-label` })}
      >
        {label}
        {!question.required && (
          <span className="muted">
            {" "}
            <Trans>(optional)</Trans>
          </span>
        )}
      </Name>
      <div id={`${id}-hint`} className={field.hint}>
        {labelSubtext && <div>{labelSubtext}</div>}
        <MinimumHint question={question} />
      </div>
      <div id={`${id}-error`} className={field.error} aria-live="polite">
        {problem && (
          <>
            <IconAlertCircle size={18} />
            <span>{i18n._(problem)}</span>
          </>
        )}
      </div>
      {children}
    </Outer>
  );
}

/** The minimum, shown before anybody falls short of it. */
function MinimumHint({ question }: { question: Question }) {
  const { inputType, minInput } = question;
  const { min, max } = answerLimits(question);
  if ((inputType === "multi_select" || inputType === "checkbox") && minInput > 1)
    return <Trans>Choose at least {minInput}</Trans>;
  if (inputType === "textarea" && minInput > 1) return <Trans>Write at least {minInput} characters</Trans>;
  if (inputType === "number" && min !== undefined && max !== undefined)
    return (
      <Trans>
        From {min} to {max}.
      </Trans>
    );
  return null;
}
