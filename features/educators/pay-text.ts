/** Pay in the reader's language: "$18–$22 per hour", "Up to $52,000 per year"; empty when there is none. */
import { formatDollars } from "#platform/shared/format.ts";
import type { Localizer } from "#platform/shared/translate.ts";
import { payRange, type CompensationInterval, type PayRange, type Compensation } from "./compensation.ts";

export function payText(localizer: Localizer, compensation: Compensation | null | undefined): string {
  const range = payRange(compensation);
  return range ? localizer.t(perInterval[range.interval], { pay: amountText(localizer, range) }) : "";
}

/** "$18 or more per hour": the least that a search asks for. */
export const minimumWageText = ({ t, locale }: Localizer, wage: number): string =>
  t(/*i18n*/ "{wage} or more per hour", { wage: formatDollars(wage, locale) });

function amountText({ t, locale }: Localizer, range: PayRange): string {
  switch (range.kind) {
    case "between":
      return `${formatDollars(range.min, locale)}–${formatDollars(range.max, locale)}`;
    case "exactly":
      return formatDollars(range.amount, locale);
    case "from":
      return t(/*i18n*/ "From {pay}", { pay: formatDollars(range.amount, locale) });
    case "upTo":
      return t(/*i18n*/ "Up to {pay}", { pay: formatDollars(range.amount, locale) });
  }
}

const perInterval: Record<CompensationInterval, string> = {
  hour: /*i18n*/ "{pay} per hour",
  day: /*i18n*/ "{pay} per day",
  week: /*i18n*/ "{pay} per week",
  month: /*i18n*/ "{pay} per month",
  year: /*i18n*/ "{pay} per year",
};
