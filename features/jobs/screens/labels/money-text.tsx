/** What a job pays, its digits aligned; nothing while it is not set. */
import { useLingui } from "@lingui/react";

import type { Compensation } from "#features/educators/compensation.ts";
import { payText } from "#features/educators/pay-text.ts";

/** Shown only when min or max is not zero. */
export function MoneyText({ pay }: { pay: Compensation | null | undefined }) {
  const { i18n } = useLingui();
  const text = payText(i18n, pay);
  return text ? <span className="money">{text}</span> : null;
}
