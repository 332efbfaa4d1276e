/** The filters of job search in words: what each is called, and each of its values. */
import { useLingui } from "@lingui/react/macro";

import { educationMinimumWords } from "#features/educators/screens/education-words.ts";
import { languageWords } from "#features/educators/screens/language-words.ts";
import { jobAgeGroupWords, roleWords } from "#features/educators/screens/preference-words.ts";
import { centerTypeWords } from "#features/employers/screens/employer-words.ts";
import { philosophyWords } from "#features/places/screens/place-words.ts";
import { useWords, type WordTable } from "#platform/web/words.ts";
import { benefitWords } from "./benefit-words.ts";
import type { ChoiceName, SwitchName } from "./job-search.ts";
import { jobSearchScheduleWords, startTimelineWords } from "./job-words.ts";

const valueTables: Record<ChoiceName, WordTable> = {
  schedule: jobSearchScheduleWords,
  role: roleWords,
  ageGroup: jobAgeGroupWords,
  educationMinimum: educationMinimumWords,
  startTimeline: startTimelineWords,
  centerType: centerTypeWords,
  educationPhilosophy: philosophyWords,
  benefits: benefitWords,
  languages: languageWords,
};

export function useFilterWords() {
  const { t } = useLingui();
  const words = useWords();
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
    valueOf: (name: ChoiceName, value: string) => words(valueTables[name], value),
  };
}
