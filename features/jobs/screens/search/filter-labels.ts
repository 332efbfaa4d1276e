/** The labels of the job search's filters and of their values. */
import { useLingui } from "@lingui/react/macro";

import { educationMinimumLabels } from "#features/educators/screens/education-labels.ts";
import { languageLabels } from "#features/educators/screens/language-labels.ts";
import { jobAgeGroupLabels, roleLabels } from "#features/educators/screens/preference-labels.ts";
import { centerTypeLabels } from "#features/employers/screens/employer-labels.ts";
import { philosophyLabels } from "#features/places/screens/place-labels.ts";
import { useLabels, type LabelMap } from "#platform/web/i18n/labels.ts";
import { benefitLabels } from "../labels/benefit-labels.ts";
import type { ChoiceName, SwitchName } from "./job-search.ts";
import { jobSearchScheduleLabels, startTimelineLabels } from "../labels/job-labels.ts";

const valueLabels: Record<ChoiceName, LabelMap> = {
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

export function useFilterLabels() {
  const { t } = useLingui();
  const labelFor = useLabels();
  const names: Record<ChoiceName, string> = {
    schedule: t`Schedule`,
    role: t`Role`,
    ageGroup: t`Ages`,
    educationMinimum: t`Education you have`,
    startTimeline: t`Start`,
    centerType: t`School type`,
    educationPhilosophy: t`Philosophy`,
    benefits: t`Benefits`,
    languages: t`Languages`,
  };
  const switchNames: Record<SwitchName, string> = {
    new: t`New since yesterday`,
    hiringHero: t`Hiring Heroes`,
    recommended: t`Recommended for you`,
    liked: t`Jobs you like`,
  };
  return {
    names,
    switchNames,
    valueOf: (name: ChoiceName, value: string) => labelFor(valueLabels[name], value),
  };
}
