/** "Mar 2024 – present" in the reader's language. */
import { useLingui } from "@lingui/react/macro";
import { es } from "date-fns/locale/es";

import { experienceDuration } from "../../../experience.ts";

export function useDateRange() {
  const { t, i18n } = useLingui();
  const locale = i18n.locale === "es" ? es : undefined;
  return (entry: Parameters<typeof experienceDuration>[0]) =>
    experienceDuration(entry, { locale, present: t`present` });
}
