/** What a job pays: "$18–$22 per hour", "From $18 per hour", "Up to $52,000 per year"; nothing while it is not set. */
import { Trans, useLingui } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

import { dollars } from "#platform/web/i18n/format.ts";

export interface Compensation {
  min?: number | null;
  max?: number | null;
  interval?: string | null;
}

const per: Record<string, MessageDescriptor> = {
  hour: msg`per hour`,
  hourly: msg`per hour`,
  day: msg`per day`,
  daily: msg`per day`,
  week: msg`per week`,
  weekly: msg`per week`,
  month: msg`per month`,
  monthly: msg`per month`,
  year: msg`per year`,
  yearly: msg`per year`,
};

/** Shown only when min or max is not zero (specification, section 5). */
export function MoneyText({ pay }: { pay: Compensation | null | undefined }) {
  const { i18n } = useLingui();
  const [min, max] = [pay?.min || 0, pay?.max || 0];
  if (!min && !max) return null;
  const unit = pay?.interval ? per[pay.interval.toLowerCase()] : undefined;
  const interval = unit ? i18n._(unit) : (pay?.interval ?? "");
  const [low, high] = [dollars(min, i18n.locale), dollars(max, i18n.locale)];
  return (
    <span className="money">
      {min && max && min !== max ? (
        `${low}–${high} ${interval}`
      ) : min === max ? (
        `${low} ${interval}`
      ) : min ? (
        <Trans>
          From {low} {interval}
        </Trans>
      ) : (
        <Trans>
          Up to {high} {interval}
        </Trans>
      )}
    </span>
  );
}
