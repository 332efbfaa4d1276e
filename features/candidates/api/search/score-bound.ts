/**
 * The most that a candidate can score for a job, from the search row alone: the match of somebody who is as the row says,
 * and ideal where it says nothing. Most candidates are out of question by it without their profiles being read.
 */
import { requiredExperienceMonths, workExperienceOptions } from "#features/educators/experience-options.ts";
import type { EducatorFacts, JobFacts } from "#features/matching/match-facts.ts";
import { matchWith } from "#features/matching/match.ts";
import { type FacetFamily, facetFamilies, termOf, wordsOfFacets } from "./candidate-facets.ts";

export interface BoundedRow {
  facets: number[];
  terms: string[];
}

/** Calculates bounds for one job; rows that say the same of what it requires share one. */
export function scoreBounds(job: JobFacts): (row: BoundedRow) => number {
  const known = new Map<string, number>();
  const matchJob = matchWith(job);
  return (row) => {
    const said = saidBy(row, job);
    const key = JSON.stringify(said);
    const bound = known.get(key) ?? matchJob({ ...idealFor(job), ...said }).score;
    known.set(key, bound);
    return bound;
  };
}

const idealFor = (job: JobFacts): EducatorFacts => ({
  eceCredits: job.eceCredits ?? null,
  ageGroups: job.ageGroups ?? null,
  place: job.places?.[0] ?? null,
  hourlyPay: job.hourlyPay ?? null,
  availableFrom: job.startBy ?? null,
});

/** What the row says of the job's requirements: a part that is hidden or not stated has no tokens and stays unknown. */
function saidBy({ facets, terms }: BoundedRow, job: JobFacts): EducatorFacts {
  return {
    educationLevel: levelOf(facets),
    certifications: certificationsOf(terms, job),
    experienceMonths: mostMonths(facets, job),
    roles: oneOf("desiredRole", facets, job.roles),
    schedules: oneOf("desiredSchedule", facets, job.schedules),
    languages: languagesOf(facets, job.languages),
  };
}

/** Levels are cumulative and begin with 0. */
const levelOf = (facets: number[]) => {
  const levels = wordsOfFacets("minimumEducation", facets);
  return levels.length > 0 ? Math.max(...levels.map(Number)) : null;
};

/** What is required and held counts everywhere here; a row without any may be one that hides them. */
function certificationsOf(terms: string[], { certifications }: JobFacts): EducatorFacts["certifications"] {
  if (!terms.some((term) => term.startsWith(termOf("certifications", "")))) return null;
  const held = (certifications ?? []).filter((required) =>
    terms.includes(termOf("certifications", required)),
  );
  return held.map((title) => ({ title, qualifications: [], state: null }));
}

/** The row is at most a night old: experience grows meanwhile. */
const monthsMeanwhile = 2;

function mostMonths(facets: number[], { experienceMonths: required }: JobFacts): number | null {
  const reached = wordsOfFacets("workExperience", facets).length;
  const next = workExperienceOptions[reached];
  const most = next === undefined ? Infinity : requiredExperienceMonths[next] + monthsMeanwhile;
  if (!required || most >= required) return required ?? null;
  // Who has reached no more than "none" may not have said, which counts more than little.
  return reached <= 1 ? required * 0.999 : most;
}

type Words = readonly string[] | null | undefined;

/** One word that the job requires, or one that it does not; a required word of no list has no token and may be held. */
function oneOf(
  family: "desiredRole" | "desiredSchedule",
  facets: number[],
  required: Words,
): string[] | null {
  const words = wordsOfFacets(family, facets);
  const held = required?.find((word) => words.includes(word) || !isListed(family, word));
  if (held !== undefined) return [held];
  return words.length > 0 ? ["another"] : null;
}

function languagesOf(facets: number[], required: Words): string[] | null {
  const words = wordsOfFacets("languages", facets);
  const held = (required ?? []).filter((word) => words.includes(word) || !isListed("languages", word));
  return words.length > 0 || held.length > 0 ? held : null;
}

function isListed(family: FacetFamily, word: string): boolean {
  const listed: readonly string[] = facetFamilies[family].words;
  return listed.includes(word);
}
