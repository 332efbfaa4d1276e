/** Constants as options of a field, in the reader's language. */
import { useLabels, type LabelMap } from "#platform/web/i18n/labels.ts";

export function useOptions() {
  const labelFor = useLabels();
  return (values: readonly string[], table: LabelMap) =>
    values.map((value) => ({ value, label: labelFor(table, value) }));
}
