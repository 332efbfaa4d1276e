/** The answer to a screening question as text in the reader's language. */
import { useLingui } from "@lingui/react/macro";

import type { AnsweredQuestion } from "../../application.ts";

export function useAnswerText() {
  const { t, i18n } = useLingui();
  const one = (answer: string | number | boolean) => {
    const word = String(answer);
    if (["yes", "true"].includes(word)) return t`Yes`;
    if (["no", "false"].includes(word)) return t`No`;
    return typeof answer === "number" ? i18n.number(answer) : word;
  };
  return (answer: AnsweredQuestion["answer"]) => {
    const given = Array.isArray(answer) ? answer : answer === null || answer === undefined ? [] : [answer];
    return given.length > 0 ? given.map(one).join(", ") : t`Not answered`;
  };
}
