/** The labels of wire values, as a reader sees them: the `*-labels.ts` files of each feature have the labelss. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";

import { listFormat } from "#platform/shared/formatters.ts";

export type LabelMap = Readonly<Record<string, MessageDescriptor>>;

/** How a pill is colored; its text always says the same, so color is never the only sign. */
export type Tone = "neutral" | "info" | "primary" | "warning" | "danger" | "hero";

/** The label of a value; a value without one shows its own text, never a blank. */
export const labelFor = (i18n: I18n, labels: LabelMap, value: string): string => {
  const descriptor = Object.hasOwn(labels, value) ? labels[value] : undefined;
  return descriptor ? i18n._(descriptor) : value;
};

/** `const labelFor = useLabels()`, then `labelFor(genreLabels, book.genre)`, in the reader's language. */
export function useLabels(): (labels: LabelMap, value: string) => string {
  const { i18n } = useLingui();
  return (labels, value) => labelFor(i18n, labels, value);
}

/** Several values as a sentence part: "English, Spanish, and Hmong"; in Spanish "Bebés y niños pequeños". */
export function listLabels(i18n: I18n, labels: LabelMap, values: readonly string[]): string {
  const words = values.map((value) => labelFor(i18n, labels, value));
  return listFormat(i18n.locale, { type: "conjunction" }).format(inSentence(i18n.locale, words, values));
}

/** Spanish capitalizes the first word of a list only, and names: those are the same in every language. */
export const inSentence = (locale: string, words: readonly string[], values: readonly string[]): string[] =>
  words.map((word, index) => {
    const isCommon = index > 0 && word !== values[index] && /^\p{Lu}\p{Ll}/u.test(word);
    return isCommon && locale.startsWith("es") ? word[0]!.toLowerCase() + word.slice(1) : word;
  });
