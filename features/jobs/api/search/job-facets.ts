/** The numbered tokens of job search: one integer per value that jobs are filtered by, stored in `facets`. */
import { educationMinimums, levelOfMinimum } from "#features/educators/education-levels.ts";
import { jobAgeGroups, roleTitles } from "#features/educators/job-preferences.ts";
import { languages } from "#features/educators/languages.ts";
import { centerTypes } from "#features/employers/employer-constants.ts";
import { philosophies } from "#features/places/philosophies.ts";
import { isOneOf } from "#platform/shared/literals.ts";
import { benefits } from "#features/places/benefits.ts";
import { employmentTypes, startTimelines } from "../../job-constants.ts";
import {
  doneByTimes,
  doneByTimesOf,
  isOnWeekdaysOnly,
  startsFromTimes,
  startsFromTimesOf,
} from "../../working-hours.ts";
import type { WorkingHours } from "../../working-hours-input.ts";

/**
 * Where the numbers of each family begin. They are stored: a value may be appended to its list, but a reordered
 * list requires rewriting every row of `job_search`.
 */
export const facetFamilies = {
  schedule: { from: 100, words: employmentTypes },
  role: { from: 200, words: roleTitles },
  ageGroup: { from: 300, words: jobAgeGroups },
  educationMinimum: { from: 400, words: educationMinimums },
  centerType: { from: 500, words: centerTypes },
  educationPhilosophy: { from: 600, words: philosophies },
  benefits: { from: 700, words: benefits },
  startTimeline: { from: 800, words: startTimelines },
  doneBy: { from: 920, words: doneByTimes },
  startsFrom: { from: 940, words: startsFromTimes },
  languages: { from: 1000, words: languages },
} as const satisfies Record<string, { from: number; words: readonly string[] }>;
export type FacetFamily = keyof typeof facetFamilies;

export const hiringHeroFacet = 900;
export const noWeekendsFacet = 901;

/** The number of a word, or null for one the family does not know (an employer's own benefit). */
export function facetOf(family: FacetFamily, word: string): number | null {
  const { from, words }: { from: number; words: readonly string[] } = facetFamilies[family];
  const index = words.indexOf(word);
  return index < 0 ? null : from + index;
}

export interface FacetedJob {
  employmentType: readonly string[];
  roleType: string | null;
  ageGroup: readonly string[];
  desiredEducation: string | null;
  educationPhilosophy: readonly string[];
  additionalBenefits: readonly string[];
  startTimeline: string | null;
  languages: readonly string[];
  workingHours: WorkingHours | null;
  centerType: string | null;
  /** The program's own, for jobs that name none. */
  employerPhilosophy: readonly string[];
  hiringHero: boolean;
}

/** A family whose lists areas may extend: a title without a number is searched for as it is. */
export const termOf = (family: FacetFamily, word: string) => `${family}:${word}`;

/** What jobs are found by where an area offers more than the families know. */
export const termsOf = (job: FacetedJob): string[] => [
  ...new Set([
    ...job.additionalBenefits.map((word) => termOf("benefits", word)),
    ...philosophyOf(job).map((word) => termOf("educationPhilosophy", word)),
  ]),
];

const philosophyOf = ({ educationPhilosophy, employerPhilosophy }: FacetedJob) =>
  educationPhilosophy.length > 0 ? educationPhilosophy : employerPhilosophy;

/** All tokens of a job. */
export function facetsOf(job: FacetedJob): number[] {
  return [
    ...numbers("schedule", job.employmentType),
    ...numbers("role", [job.roleType]),
    ...numbers("ageGroup", job.ageGroup),
    ...numbers("educationMinimum", reachableLevels(job.desiredEducation)),
    ...numbers("centerType", [job.centerType]),
    ...numbers("educationPhilosophy", philosophyOf(job)),
    ...numbers("benefits", job.additionalBenefits),
    ...numbers("startTimeline", [job.startTimeline]),
    ...numbers("languages", job.languages),
    ...numbers("doneBy", doneByTimesOf(job.workingHours)),
    ...numbers("startsFrom", startsFromTimesOf(job.workingHours)),
    ...(isOnWeekdaysOnly(job.workingHours) ? [noWeekendsFacet] : []),
    ...(job.hiringHero ? [hiringHeroFacet] : []),
  ];
}

const numbers = (family: FacetFamily, words: readonly (string | null)[]) =>
  words.flatMap((word) => (word === null ? [] : (facetOf(family, word) ?? [])));

/** Cumulative: a job that requests X carries X and everything above, so a search for X finds what requests X or less. */
const reachableLevels = (minimum: string | null): readonly string[] =>
  isOneOf(educationMinimums, minimum) ? educationMinimums.slice(levelOfMinimum(minimum)) : educationMinimums;
