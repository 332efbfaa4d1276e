/**
 * A question's texts in the reader's language: seeded ones are in the catalogues, an operator's own show as
 * written.
 */
import type { I18n } from "@lingui/core";

import { optionTitle } from "../answer-text.ts";
import type { Question } from "./answer-api.ts";

interface QuestionTexts {
  label: string;
  labelSubtext: string;
  description: string;
  options: { value: string; label: string }[];
  /** The placeholder of the empty field. */
  placeholder: string | undefined;
  /** Behind a number: "per hour". */
  unit: string | undefined;
}

export function questionTexts(i18n: I18n, question: Question): QuestionTexts {
  const { label, labelSubtext, description, options, config } = question;
  const translated = (text: unknown) => (typeof text === "string" && text ? i18n._(text) : "");
  return {
    label: translated(label),
    labelSubtext: translated(labelSubtext),
    description: translated(description),
    options: options.map((option) => ({ value: option.value, label: optionTitle(i18n, option) })),
    placeholder: translated(config?.["placeholder"]) || undefined,
    unit: translated(config?.["unit"]) || undefined,
  };
}
