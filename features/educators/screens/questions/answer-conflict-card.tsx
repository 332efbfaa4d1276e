/** An answer given here without a connection, and a later one from another device: which of them stays. */
import { useLingui } from "@lingui/react/macro";

import { EditConflict, shortText } from "#platform/web/ui/form/edit-conflict.tsx";
import { answerText } from "../answer-text.ts";
import type { Question } from "./answer-api.ts";
import { questionTexts } from "./question-texts.ts";
import type { useAnswers } from "./use-answers.ts";

export interface AnswerConflictProps {
  question: Question;
  /** The answer of this device. */
  value: string;
  answers: ReturnType<typeof useAnswers>;
}

export function AnswerConflictCard({ question, value, answers }: AnswerConflictProps) {
  const { i18n } = useLingui();
  const theirs = answers.conflictOf(question.name);
  if (!theirs) return null;
  const textOf = (answer: string) => shortText(answerText(i18n, answer, question));
  const { label } = questionTexts(i18n, question);
  return (
    <EditConflict
      change={{ at: theirs.updatedAt, by: null, isOwn: true }}
      differences={[{ label, theirs: textOf(theirs.value ?? ""), mine: textOf(value) }]}
      onlyTheirs={[]}
      onKeepMine={() => answers.settleConflict(question, "mine")}
      onTakeTheirs={() => answers.settleConflict(question, "theirs")}
    />
  );
}
