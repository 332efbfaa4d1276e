/** "Dec 24, 2026 – Jan 1, 2027" of two days, in the reader's language; one day stands alone. */
import { useLingui } from "@lingui/react/macro";
import { regionalLocale } from "#platform/shared/language.ts";
import { dateFormat } from "#platform/shared/formatters.ts";

export function useDayRange() {
  const { i18n } = useLingui();
  const format = dateFormat(regionalLocale(i18n.locale), { dateStyle: "medium", timeZone: "UTC" });
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return (first: string, last: string) =>
    first === last ? format.format(at(first)) : format.formatRange(at(first), at(last));
}
