/** The filters of the educator search in words: what each is called, and each of its values. */
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { educationLevels } from "#features/educators/education-levels.ts";
import { certificationWords, educationLevelWords } from "#features/educators/screens/education-words.ts";
import { workExperienceWords } from "#features/educators/screens/experience-words.ts";
import { languageWords } from "#features/educators/screens/language-words.ts";
import {
  jobSearchStatusWords,
  roleWords,
  scheduleWords,
} from "#features/educators/screens/preference-words.ts";
import { philosophyWords } from "#features/places/screens/place-words.ts";
import { useWords, type WordTable } from "#platform/web/words.ts";
import type { ChoiceName } from "./candidate-choices.ts";

const majorWords: WordTable = { early_childhood: msg`Early childhood` };
const noExperience: WordTable = { ...workExperienceWords, none: msg`Any experience` };
const locationWords: WordTable = {
  "In the city": msg`In the city`,
  "In the suburbs": msg`In the suburbs`,
  "In the country": msg`In the country`,
  "Anywhere I can get to": msg`Anywhere they can get to`,
};

const valueTables: Record<ChoiceName, WordTable> = {
  jobSearchStatus: jobSearchStatusWords,
  desiredSchedule: scheduleWords,
  desiredRole: roleWords,
  minimumEducation: Object.fromEntries(
    educationLevels.map((title, level) => [String(level), educationLevelWords[title]]),
  ),
  major: majorWords,
  workExperience: noExperience,
  locationPreference: locationWords,
  certifications: certificationWords,
  educationPhilosophy: philosophyWords,
  languages: languageWords,
};

export function useCandidateWords() {
  const { t } = useLingui();
  const words = useWords();
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
    valueOf: (name: ChoiceName, value: string) => words(valueTables[name], value),
  };
}
