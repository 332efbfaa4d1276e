/** The labels of the candidate search's filters and of their values. */
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { educationLevels } from "#features/educators/education-levels.ts";
import { certificationLabels, educationLevelLabels } from "#features/educators/screens/education-labels.ts";
import { workExperienceLabels } from "#features/educators/screens/experience-labels.ts";
import { languageLabels } from "#features/educators/screens/language-labels.ts";
import {
  jobSearchStatusLabels,
  roleLabels,
  scheduleLabels,
} from "#features/educators/screens/preference-labels.ts";
import { philosophyLabels } from "#features/places/screens/place-labels.ts";
import { useLabels, type LabelMap } from "#platform/web/i18n/labels.ts";
import type { ChoiceName } from "./candidate-filter-choices.ts";

const majorLabels: LabelMap = { early_childhood: msg`Early childhood` };
const noExperience: LabelMap = { ...workExperienceLabels, none: msg`Any experience` };
const locationLabels: LabelMap = {
  "In the city": msg`In the city`,
  "In the suburbs": msg`In the suburbs`,
  "In the country": msg`In the country`,
  "Anywhere I can get to": msg`Anywhere they can get to`,
};

const valueLabels: Record<ChoiceName, LabelMap> = {
  jobSearchStatus: jobSearchStatusLabels,
  desiredSchedule: scheduleLabels,
  desiredRole: roleLabels,
  minimumEducation: Object.fromEntries(
    educationLevels.map((title, level) => [String(level), educationLevelLabels[title]]),
  ),
  major: majorLabels,
  workExperience: noExperience,
  locationPreference: locationLabels,
  certifications: certificationLabels,
  educationPhilosophy: philosophyLabels,
  languages: languageLabels,
};

export function useCandidateFilterLabels() {
  const { t } = useLingui();
  const labelFor = useLabels();
  const names: Record<ChoiceName, string> = {
    jobSearchStatus: t`Job search`,
    desiredSchedule: t`Schedule`,
    desiredRole: t`Role`,
    minimumEducation: t`Education at least`,
    major: t`Major`,
    workExperience: t`Work experience`,
    locationPreference: t`Wants to work`,
    certifications: t`Certifications`,
    educationPhilosophy: t`Philosophy`,
    languages: t`Languages`,
  };
  return {
    names,
    videoName: t`Video interview completed`,
    valueOf: (name: ChoiceName, value: string) => labelFor(valueLabels[name], value),
  };
}
