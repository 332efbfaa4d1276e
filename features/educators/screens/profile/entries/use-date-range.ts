/** "Mar 2024 – present" in the reader's language. */
import { useLingui } from "@lingui/react/macro";

import { experienceDuration } from "../../../experience.ts";

export function useDateRange() {
  const { t, i18n } = useLingui();
  return (entry: Parameters<typeof experienceDuration>[0]) =>
    experienceDuration(entry, { language: i18n.locale, present: t`present` });
}
