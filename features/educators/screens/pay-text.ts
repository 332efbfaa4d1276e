/** The pay text in the reader's language: "$18–$22 per hour", "Up to $52,000 per year"; empty when there is none. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { regionalLocale } from "#platform/shared/language.ts";
import {
  dollars,
  payRange,
  type Compensation,
  type CompensationInterval,
  type PayRange,
} from "../compensation.ts";

export function payText(i18n: I18n, pay: Compensation | null | undefined): string {
  const range = payRange(pay);
  return range ? i18n._(perInterval[range.interval](amount(i18n, range))) : "";
}

function amount(i18n: I18n, range: PayRange): string {
  const money = (value: number) => dollars(value, regionalLocale(i18n.locale));
  if (range.kind === "between") return `${money(range.min)}–${money(range.max)}`;
  const pay = money(range.amount);
  if (range.kind === "from") return i18n._(msg`From ${pay}`);
  return range.kind === "upTo" ? i18n._(msg`Up to ${pay}`) : pay;
}

const perInterval: Record<CompensationInterval, (pay: string) => MessageDescriptor> = {
  hour: (pay) => msg`${pay} per hour`,
  day: (pay) => msg`${pay} per day`,
  week: (pay) => msg`${pay} per week`,
  month: (pay) => msg`${pay} per month`,
  year: (pay) => msg`${pay} per year`,
};
