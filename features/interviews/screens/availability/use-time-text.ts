/** Wall times of a day as the reader's language has them. */
import { useLingui } from "@lingui/react/macro";
import { wallTimeText } from "#platform/shared/wall-time.ts";

/** "9:00 AM" of "09:00", in the reader's language. */
export function useTimeText() {
  const { i18n } = useLingui();
  return (time: string) => wallTimeText(time, i18n.locale);
}
