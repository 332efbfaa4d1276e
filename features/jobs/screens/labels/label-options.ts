/** Turns a list of wire values and their labels into the options of a field. */
import { useLingui } from "@lingui/react";
import { labelFor, type LabelMap } from "#platform/web/i18n/labels.ts";

/** `const choices = useChoices()`, then `choices(roleTitles, roleWords)`. */
export function useLabelOptions() {
  const { i18n } = useLingui();
  return (values: readonly string[], table: LabelMap) =>
    values.map((value) => ({ value, label: capitalize(labelFor(i18n, table, value)) }));
}

/** Labels that are lower case inside sentences are capitalized as options. */
const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
