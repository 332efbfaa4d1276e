/**
 * The tokens of candidate search: an integer for each value of a closed list, a text for values that are rows
 * elsewhere.
 */
import { keysOf } from "#platform/shared/literals.ts";
import { candidateMajors } from "#features/educators/candidate-filters.ts";
import {
  requiredExperienceMonths,
  workExperienceOptions,
  type WorkExperienceOption,
} from "#features/educators/experience-options.ts";
import { desiredSchedules, jobSearchStatuses, roleTitles } from "#features/educators/job-preferences.ts";
import { languages } from "#features/educators/languages.ts";
import { philosophies } from "#features/places/philosophies.ts";
import type { CandidateFilters } from "./search-filters.ts";
import { educationMinimums } from "./search-filters.ts";

/**
 * Where the numbers of each family begin, and their bits in `facet_bits` (languages have none: `candidate_facet_bits`
 * in the migrations). They are stored: a word may be added at the end of its list, and a list put in another order
 * wants every row of `candidate_search` written again.
 */
export const facetFamilies = {
  jobSearchStatus: { from: 100, words: jobSearchStatuses, bits: { from: 0, size: 4 } },
  desiredSchedule: { from: 200, words: desiredSchedules, bits: { from: 4, size: 6 } },
  desiredRole: { from: 300, words: roleTitles, bits: { from: 10, size: 10 } },
  minimumEducation: { from: 400, words: educationMinimums, bits: { from: 20, size: 6 } },
  workExperience: { from: 500, words: workExperienceOptions, bits: { from: 26, size: 10 } },
  major: { from: 600, words: candidateMajors, bits: { from: 36, size: 1 } },
  educationPhilosophy: { from: 700, words: philosophies, bits: { from: 37, size: 25 } },
  languages: { from: 1000, words: languages, bits: null },
} as const satisfies Record<string, Family>;
export type FacetFamily = keyof typeof facetFamilies;
const families = keysOf(facetFamilies);

interface Family {
  from: number;
  words: readonly string[];
  bits: { from: number; size: number } | null;
}

export const videoFacet = 900;
const videoBit = 62;

/** The bits of these tokens in `facet_bits`; null where one of them has none. */
export function bitsOfFacets(tokens: readonly number[]): bigint | null {
  let bits = 0n;
  for (const token of tokens) {
    const bit = bitOf(token);
    if (bit === null) return null;
    bits |= 1n << BigInt(bit);
  }
  return bits;
}

function bitOf(token: number): number | null {
  if (token === videoFacet) return videoBit;
  for (const { from, bits } of Object.values(facetFamilies))
    if (bits && token >= from && token < from + bits.size) return bits.from + token - from;
  return null;
}

/** The tokens that a search requires of a row. */
export interface RequestedFacets {
  /** Each of these. */
  all: number[];
  /** One of each of these lists. */
  any: number[][];
  /** One of each of these lists, in `terms`. */
  anyTerms: string[][];
}

/** Several words of one filter are "or", several filters are "and". */
export function facetsFor(filters: CandidateFilters): RequestedFacets {
  const requested: RequestedFacets = { all: [], any: [], anyTerms: [] };
  if (filters.videoInterviewCompleted) requested.all.push(videoFacet);
  for (const family of families) {
    const words = filters[family];
    if (words === undefined) continue;
    const tokens = numbers(family, [words].flat());
    if (tokens.length === 1) requested.all.push(tokens[0]!);
    else requested.any.push(tokens);
  }
  for (const kind of termKinds) {
    const words = filters[kind];
    if (words) requested.anyTerms.push(words.map((word) => termOf(kind, word)));
  }
  return requested;
}

const termKinds = ["certifications", "locationPreference"] as const;
export type TermKind = (typeof termKinds)[number];

/** A title, or the id of the option it was chosen from. */
export const termOf = (kind: TermKind, word: string) => `${kind}:${word.trim().toLowerCase()}`;

export interface FacetedCandidate {
  jobSearchStatus: string | null;
  desiredSchedule: readonly string[];
  desiredRole: readonly string[];
  educationLevel: number | null;
  isMajorEce: boolean;
  experienceMonths: number;
  educationPhilosophy: readonly string[];
  languages: readonly string[];
  hasVideo: boolean;
}

/** All numbered tokens of a candidate; words that no list knows have none. */
export function facetsOf(candidate: FacetedCandidate): number[] {
  return [
    ...numbers("jobSearchStatus", [candidate.jobSearchStatus]),
    ...numbers("desiredSchedule", candidate.desiredSchedule),
    ...numbers("desiredRole", candidate.desiredRole),
    ...numbers("minimumEducation", educationMinimums.slice(0, (candidate.educationLevel ?? -1) + 1)),
    ...numbers("workExperience", reached(candidate.experienceMonths)),
    ...numbers("major", candidate.isMajorEce ? candidateMajors : []),
    ...numbers("educationPhilosophy", candidate.educationPhilosophy),
    ...numbers("languages", candidate.languages),
    ...(candidate.hasVideo ? [videoFacet] : []),
  ];
}

/** Cumulative: anyone who has five years has three, too. */
const reached = (months: number): readonly WorkExperienceOption[] =>
  workExperienceOptions.filter((option) => requiredExperienceMonths[option] <= months);

function numbers(family: FacetFamily, words: readonly (string | null)[]): number[] {
  const { from, words: known }: { from: number; words: readonly (string | null)[] } = facetFamilies[family];
  const places = words.map((word) => known.indexOf(word));
  return [...new Set(places)].filter((place) => place >= 0).map((place) => from + place);
}
