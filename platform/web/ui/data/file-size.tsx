/** How large a file is: "2.3 MB", "480 kB". */
import { useLingui } from "@lingui/react";

export function FileSize({ bytes }: { bytes: number | null }) {
  const { i18n } = useLingui();
  if (bytes === null) return null;
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return i18n.number(amount, { style: "unit", unit, maximumFractionDigits: amount < 10 ? 1 : 0 });
}
