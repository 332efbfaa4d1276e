/** Distances in miles, in the reader's language. */
import { numberFormat } from "#platform/shared/formatters.ts";
import { regionalLocale } from "#platform/shared/language.ts";
import type { Localizer } from "#platform/shared/translate.ts";

/** "2.3 mi", from ten miles on "12 mi". */
export const milesText = ({ t, locale }: Localizer, miles: number): string =>
  t(/*i18n*/ "{rounded} mi", { rounded: formatMiles(miles, locale) });

/** "2.3 mi away". */
export const milesAwayText = ({ t, locale }: Localizer, miles: number): string =>
  t(/*i18n*/ "{rounded} mi away", { rounded: formatMiles(miles, locale) });

/** "1 mile", "12 miles". */
export const longMilesText = ({ t }: Localizer, miles: number): string =>
  t(/*i18n*/ "{miles, plural, one {# mile} other {# miles}}", { miles });

/** "Within 25 miles", "Within 25 miles of Austin, TX". */
export function withinMilesText({ t, locale }: Localizer, radius: number, place?: string | null): string {
  const miles = numberFormat(regionalLocale(locale), {}).format(radius);
  return place
    ? t(/*i18n*/ "Within {miles} miles of {place}", { miles, place })
    : t(/*i18n*/ "Within {miles} miles", { miles });
}

/** Tenths count only for what is near. */
const formatMiles = (miles: number, locale: string) =>
  numberFormat(regionalLocale(locale), { maximumFractionDigits: 1 }).format(
    miles < 10 ? miles : Math.round(miles),
  );
