/** Constants as options of a field, in the reader's language. */
import { useWords, type WordTable } from "#platform/web/i18n/labels.ts";

export function useOptions() {
  const words = useWords();
  return (values: readonly string[], table: WordTable) =>
    values.map((value) => ({ value, label: words(table, value) }));
}
