/** Turns a list of wire values and their words into the options of a field. */
import { useLingui } from "@lingui/react";
import { wordsIn, type WordTable } from "#platform/web/words.ts";

/** `const choices = useChoices()`, then `choices(roleTitles, roleWords)`. */
export function useChoices() {
  const { i18n } = useLingui();
  return (values: readonly string[], table: WordTable) =>
    values.map((value) => ({ value, label: capital(wordsIn(i18n, table, value)) }));
}

/** Words that stand inside sentences elsewhere begin an option here. */
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
