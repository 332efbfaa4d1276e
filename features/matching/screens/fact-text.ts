/** A job's requirements and a profile's facts, row by row, in the reader's language. */
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { educationLevels } from "#features/educators/education-levels.ts";
import { payText } from "#features/educators/pay-text.ts";
import { certificationLabels, educationLevelLabels } from "#features/educators/screens/education-labels.ts";
import { languageLabels } from "#features/educators/screens/language-labels.ts";
import {
  jobAgeGroupLabels,
  roleLabels,
  scheduleLabels,
} from "#features/educators/screens/preference-labels.ts";
import { longMilesText } from "#features/places/distance-text.ts";
import { shortDay } from "#platform/shared/format.ts";
import { listLabels, labelFor, type LabelMap } from "#platform/web/i18n/labels.ts";
import type { Criterion, Fact } from "../match-row.ts";

/** Null facts read "Not stated", an empty list "None"; a day of another year than `now` has its year. */
export function factText(i18n: I18n, criterion: Criterion, fact: Fact, now: Date): string {
  if (fact === null) return i18n._(msg`Not stated`);
  if (typeof fact === "number") return amounts[criterion]?.(i18n, fact) ?? String(fact);
  if (typeof fact === "string")
    return criterion === "start_date"
      ? shortDay(new Date(`${fact}T00:00:00Z`), i18n.locale, { now, timeZone: "UTC" })
      : fact;
  return fact.length > 0 ? listLabels(i18n, tables[criterion] ?? {}, fact) : i18n._(msg`None`);
}

const tables: Partial<Record<Criterion, LabelMap>> = {
  certifications: certificationLabels,
  role: roleLabels,
  schedule: scheduleLabels,
  age_group: jobAgeGroupLabels,
  languages: languageLabels,
};

const amounts: Partial<Record<Criterion, (i18n: I18n, amount: number) => string>> = {
  education: (i18n, level) => labelFor(i18n, educationLevelLabels, educationLevels[level] ?? String(level)),
  ece_credits: (i18n, credits) => i18n._(msg`${plural(credits, { one: "# credit", other: "# credits" })}`),
  experience: (i18n, months) => {
    const years = Math.floor(months / 12);
    if (years > 0) return i18n._(msg`${plural(years, { one: "# year", other: "# years" })}`);
    return i18n._(msg`${plural(months, { one: "# month", other: "# months" })}`);
  },
  distance: longMilesText,
  pay: (i18n, hourly) => {
    const pay = Math.round(hourly * 100) / 100;
    return payText(i18n, { min: pay, max: pay, interval: "hour" });
  },
};
