/**
 * An answer as employers read it: "After January 5, 2027", "Part-time and Substitute", or that there is
 * none.
 */
import { Trans, useLingui } from "@lingui/react/macro";

import { fileNameOf } from "../../answer-value.ts";
import { answerText } from "../answer-text.ts";
import { lookingForText } from "../../looking-for-text.ts";
import type { Question } from "../questions/answer-api.ts";
import { questionTexts } from "../questions/question-texts.ts";

interface FormattedAnswerProps {
  question: Question;
  given: Readonly<Record<string, string>>;
}

export function FormattedAnswer({ question, given }: FormattedAnswerProps) {
  const { i18n } = useLingui();
  const value = given[question.name];
  const { unit } = questionTexts(i18n, question);
  const start = question.name === "desired_start" ? lookingForText(i18n, given) : "";
  const text = start || fileName(question, value) || answerText(i18n, value ?? null, question);
  if (!text) {
    return (
      <p className="muted">
        {question.required ? (
          <Trans>Not answered yet. Employers look for this.</Trans>
        ) : (
          <Trans>Not answered yet</Trans>
        )}
      </p>
    );
  }
  return <p className="pre-line">{unit ? `${text} ${unit}` : text}</p>;
}

function fileName({ inputType }: Question, value: string | undefined) {
  if (inputType !== "file") return "";
  return fileNameOf(value) ?? "";
}
