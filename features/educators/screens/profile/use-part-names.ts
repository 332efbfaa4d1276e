/** The parts and questions of a profile by their names on the wire, in the reader's language. */
import { useLingui } from "@lingui/react/macro";

import { partLabels } from "../../part-labels.ts";
import type { Question } from "../questions/answer-api.ts";
import { questionTexts } from "../questions/question-texts.ts";

export function usePartNames(questions: readonly Question[]) {
  const { i18n } = useLingui();
  return (name: string): string => {
    const part = partLabels[name];
    if (part) return i18n._(part);
    const question = questions.find((one) => one.name === name);
    return question ? questionTexts(i18n, question).label : name;
  };
}
