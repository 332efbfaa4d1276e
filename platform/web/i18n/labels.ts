/** From a wire value to the words a reader sees: each noun's `*-words.ts` holds the tables. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";

import { listFormat } from "./formatters.ts";

export type WordTable = Readonly<Record<string, MessageDescriptor>>;

/** How a pill is coloured; the words always say the same, colour is never alone. */
export type Tone = "neutral" | "info" | "primary" | "warning" | "danger" | "hero";

/** The word for a value; a value nobody wrote words for shows its own text, never a blank. */
export const wordsIn = (i18n: I18n, table: WordTable, value: string): string => {
  const descriptor = Object.hasOwn(table, value) ? table[value] : undefined;
  return descriptor ? i18n._(descriptor) : value;
};

/** `const words = useWords()`, then `words(roleWords, job.roleType)`, in the reader's language. */
export function useWords(): (table: WordTable, value: string) => string {
  const { i18n } = useLingui();
  return (table, value) => wordsIn(i18n, table, value);
}

/** Several values as a sentence part: "English, Spanish, and Hmong". */
export function listInWords(i18n: I18n, table: WordTable, values: readonly string[]): string {
  return listFormat(i18n.locale, { type: "conjunction" }).format(
    values.map((value) => wordsIn(i18n, table, value)),
  );
}
