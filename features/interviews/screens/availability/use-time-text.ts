/** Wall times of a day as the reader's language has them. */
import { useLingui } from "@lingui/react/macro";
import { regionalLocale } from "#platform/shared/language.ts";
import { dateFormat } from "#platform/shared/formatters.ts";

/** "9:00 AM" of "09:00", in the reader's language. */
export function useTimeText() {
  const { i18n } = useLingui();
  const format = dateFormat(regionalLocale(i18n.locale), {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  });
  return (time: string) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return format.format(new Date(Date.UTC(2026, 0, 5, hour, minute))).replaceAll(/[\u202f\u00a0]/g, " ");
  };
}
