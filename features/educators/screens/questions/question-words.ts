/** A question in the reader's language: the seeded ones stand in the catalogues, an operator's own show as written. */
import type { I18n } from "@lingui/core";

import { optionTitle } from "../answer-text.ts";
import type { Question } from "./answer-calls.ts";

interface QuestionWords {
  label: string;
  labelSubtext: string;
  description: string;
  options: { value: string; label: string }[];
  /** What stands in the empty field, as an example. */
  placeholder: string | undefined;
  /** Behind a number: "per hour". */
  unit: string | undefined;
}

export function questionWords(i18n: I18n, question: Question): QuestionWords {
  const { label, labelSubtext, description, options, config } = question;
  const said = (text: unknown) => (typeof text === "string" && text ? i18n._(text) : "");
  return {
    label: said(label),
    labelSubtext: said(labelSubtext),
    description: said(description),
    options: options.map((option) => ({ value: option.value, label: optionTitle(i18n, option) })),
    placeholder: said(config?.["placeholder"]) || undefined,
    unit: said(config?.["unit"]) || undefined,
  };
}
