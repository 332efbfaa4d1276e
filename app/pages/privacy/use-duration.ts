/** "30 days", "13 months", in the reader's language. */
import { useLingui } from "@lingui/react/macro";

export function useDuration() {
  const { i18n } = useLingui();
  return (amount: number, unit: "hour" | "day" | "month") =>
    i18n.number(amount, { style: "unit", unit, unitDisplay: "long" });
}
