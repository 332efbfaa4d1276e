/** Describes a saved search, for emails and the page behind their links: "Director · Part-Time · Austin, TX". */
import { minimumWageText } from "#features/educators/pay-text.ts";
import { withinMilesText } from "#features/places/distance-text.ts";
import type { Language } from "#platform/server/context.ts";
import type { Translate } from "#platform/shared/translate.ts";
import { type AlertFilters, followedEmployerSlug } from "../../alert-search.ts";
import { doneByText, startsFromText } from "../../working-hours-text.ts";
import { place } from "#features/places/api/gazetteer.ts";

export function describeAlert(filters: AlertFilters, t: Translate, language: Language): string[] {
  const { q, minimumWage, radiusInMiles, educationMinimum, startTimeline, hiringHero, recommended } = filters;
  const named = (values: readonly string[] | undefined) => (values ?? []).map((value) => t(value));
  const localizer = { t, locale: language };
  const where = placeOf(filters) ?? (filters.lat === undefined ? null : t(/*i18n*/ "A chosen place"));
  return [
    ...(q ? [t(/*i18n*/ "“{words}”", { words: q })] : []),
    ...named(filters.role),
    ...named(filters.schedule),
    ...named(filters.ageGroup),
    ...(where && radiusInMiles ? [withinMilesText(localizer, radiusInMiles, where)] : where ? [where] : []),
    ...(minimumWage ? [minimumWageText(localizer, minimumWage)] : []),
    ...(educationMinimum ? [t(educationLabels[educationMinimum] ?? educationMinimum)] : []),
    ...(startTimeline ?? []).map((start) => t(startLabels[start] ?? start)),
    ...(filters.doneBy ? [doneByText(localizer, filters.doneBy)] : []),
    ...(filters.startsFrom ? [startsFromText(localizer, filters.startsFrom)] : []),
    ...(filters.noWeekends ? [t(/*i18n*/ "No weekends")] : []),
    ...named(filters.centerType),
    ...named(filters.educationPhilosophy),
    ...named(filters.benefits),
    ...named(filters.languages),
    ...(followedEmployerSlug(filters) ? [t(/*i18n*/ "New jobs of a program you follow")] : []),
    ...(hiringHero ? [t(/*i18n*/ "Hiring Heroes")] : []),
    ...(recommended ? [t(/*i18n*/ "Recommended for you")] : []),
  ];
}

/** The default name of a saved search. */
export function formatAlertName(filters: AlertFilters, t: Translate, language: Language): string {
  const words = describeAlert(filters, t, language);
  return words.length > 0 ? words.join(" · ").slice(0, 200) : t(/*i18n*/ "All jobs");
}

function placeOf({ address, zipCode }: AlertFilters): string | null {
  if (address) return address;
  const found = place(zipCode);
  return found ? `${found.city}, ${found.state} ${zipCode}` : null;
}

const educationLabels: Record<string, string> = {
  high_school: /*i18n*/ "High school",
  associates: /*i18n*/ "Associate's",
  bachelors: /*i18n*/ "Bachelor's",
  masters: /*i18n*/ "Master's",
};

const startLabels: Record<string, string> = {
  asap: /*i18n*/ "Starts as soon as possible",
  within_2_weeks: /*i18n*/ "Starts within 2 weeks",
  within_1_month: /*i18n*/ "Starts within a month",
  within_3_months: /*i18n*/ "Starts within 3 months",
  flexible: /*i18n*/ "Flexible start",
};
