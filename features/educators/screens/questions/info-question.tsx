/** A question that asks nothing: its words. */
import { useLingui } from "@lingui/react/macro";

import type { Question } from "./answer-calls.ts";
import classes from "./questions.module.css";
import { questionWords } from "./question-words.ts";

export function InfoQuestion({ question }: { question: Question }) {
  const { i18n } = useLingui();
  const { labelSubtext, description } = questionWords(i18n, question);
  return (
    <div className={classes.said}>
      {labelSubtext && <p>{labelSubtext}</p>}
      {description && <p>{description}</p>}
    </div>
  );
}
