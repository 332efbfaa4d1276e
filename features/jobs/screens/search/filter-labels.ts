/** The labels of the job search's filters and of their values. */
import { useLingui } from "@lingui/react/macro";

import { educationMinimumLabels } from "#features/educators/screens/education-labels.ts";
import { languageLabels } from "#features/educators/screens/language-labels.ts";
import { jobAgeGroupLabels, roleLabels } from "#features/educators/screens/preference-labels.ts";
import { centerTypeLabels } from "#features/employers/screens/employer-labels.ts";
import { philosophyLabels } from "#features/places/screens/place-labels.ts";
import { useLabels, type LabelMap } from "#platform/web/i18n/labels.ts";
import { benefitLabels } from "#features/places/screens/benefit-labels.ts";
import { doneByText, startsFromText } from "../../working-hours-text.ts";
import type { ChoiceName, SwitchName } from "./job-search.ts";
import { jobSearchScheduleLabels, startTimelineLabels } from "../labels/job-labels.ts";

const valueLabels: Record<Exclude<ChoiceName, HoursName>, LabelMap> = {
  schedule: jobSearchScheduleLabels,
  role: roleLabels,
  ageGroup: jobAgeGroupLabels,
  educationMinimum: educationMinimumLabels,
  startTimeline: startTimelineLabels,
  centerType: centerTypeLabels,
  educationPhilosophy: philosophyLabels,
  benefits: benefitLabels,
  languages: languageLabels,
};

/** A time of day is no label of a list: it is written the reader's way. */
type HoursName = "doneBy" | "startsFrom";

export function useFilterLabels() {
  const { t, i18n } = useLingui();
  const labelFor = useLabels();
  const names: Record<ChoiceName, string> = {
    schedule: t`Schedule`,
    role: t`Role`,
    ageGroup: t`Ages`,
    educationMinimum: t`Education you have`,
    doneBy: t`Done by`,
    startsFrom: t`Starts at or after`,
    startTimeline: t`Start`,
    centerType: t`School type`,
    educationPhilosophy: t`Philosophy`,
    benefits: t`Benefits`,
    languages: t`Languages`,
  };
  const switchNames: Record<SwitchName, string> = {
    new: t`New since yesterday`,
    hiringHero: t`Hiring Heroes`,
    noWeekends: t`No weekends`,
    recommended: t`Recommended for you`,
    liked: t`Jobs you like`,
  };
  return {
    names,
    switchNames,
    valueOf: (name: ChoiceName, value: string) =>
      name === "doneBy"
        ? doneByText(i18n, value)
        : name === "startsFrom"
          ? startsFromText(i18n, value)
          : labelFor(valueLabels[name], value),
  };
}
