/** The candidate search's filters that choose from a list, with their wire values. */
import { keysOf } from "#platform/shared/literals.ts";
import { candidateMajors } from "#features/educators/candidate-filters.ts";
import { educationLevelValues } from "#features/educators/education-levels.ts";
import { workExperienceOptions } from "#features/educators/experience-options.ts";
import { desiredSchedules, jobSearchStatuses, roleTitles } from "#features/educators/job-preferences.ts";
import { filterableLanguages } from "#features/educators/languages.ts";
import { philosophies } from "#features/places/philosophies.ts";

/** Null: the values are rows of the area (certifications, kinds of places), so any sensible word may be one. */
export const candidateChoices = {
  jobSearchStatus: jobSearchStatuses,
  desiredSchedule: desiredSchedules,
  desiredRole: roleTitles,
  minimumEducation: educationLevelValues.map(String),
  major: candidateMajors,
  workExperience: workExperienceOptions,
  locationPreference: null,
  certifications: null,
  educationPhilosophy: philosophies,
  languages: filterableLanguages,
} as const satisfies Record<string, readonly string[] | null>;

export type ChoiceName = keyof typeof candidateChoices;
export const choiceNames = keysOf(candidateChoices);

/** A least level has one value. */
export const singleChoiceNames: readonly ChoiceName[] = ["minimumEducation", "workExperience"];

export const isAnswer = (value: string) => value.length <= 200 && /[\p{L}\p{N}]/u.test(value);
