/** Builds an educator's search row: only what they can be found by, and nothing that they hide. */
import { chosenValues, answerValue } from "#features/educators/answer-value.ts";
import { isRecord } from "#platform/shared/is-record.ts";
import { plainText } from "#features/jobs/api/search/search-text.ts";
import type { EducatorFacts } from "#features/matching/match-facts.ts";
import { cellOf, geoOf } from "#features/places/cells.ts";
import { facetsOf, termOf } from "./candidate-facets.ts";
import { rankOf } from "./candidate-rank.ts";

export interface CandidateToFind {
  id: string;
  geographyId: string | null;
  firstName: string;
  lastName: string;
  city: string | null;
  state: string | null;
  lat: number | null;
  lng: number | null;
  excludedEmployerIds: string[];
  createdAt: Date;
  lastSeenAt: Date | null;
  hasVideo: boolean;
  /** Empty where hidden, so that no filter reveals them either. */
  educationHistories: { isEce: boolean; school: string; major: string | null }[];
  certifications: { title: string; certificationOptionId: string | null; qualifications: string[] }[];
  workHistories: { jobTitle: string; company: string; description: string }[];
  /** By question name, as stored. */
  answers: Record<string, string>;
}

/** The row's columns; `a` to `d` are its texts by weight. `facts` are those that employers may know. */
export function buildCandidateRow(candidate: CandidateToFind, facts: EducatorFacts) {
  const { firstName, lastName, city, lat, lng, hasVideo, certifications, workHistories } = candidate;
  const answers = (name: string) => chosenValues(candidate.answers[name]);
  const place = lat === null || lng === null ? null : { lat, lng };
  const jobSearchStatus = candidate.answers["job_search_status"] ?? null;
  const desiredRole = facts.roles ?? [];
  const roles = [...desiredRole, ...answers("desired_job"), ...workHistories.map(({ jobTitle }) => jobTitle)];
  const areas = areasOf(candidate.answers["desired_location"]);
  return {
    user_profile_id: candidate.id,
    geography_id: candidate.geographyId,
    lat: place && lat,
    lng: place && lng,
    cell: place && cellOf(place),
    geo: place ? geoOf(place) : [],
    facets: facetsOf({
      jobSearchStatus,
      desiredSchedule: facts.schedules ?? [],
      desiredRole,
      educationLevel: facts.educationLevel ?? null,
      isMajorEce: candidate.educationHistories.some(({ isEce }) => isEce),
      experienceMonths: facts.experienceMonths ?? 0,
      educationPhilosophy: answers("educational_philosophy"),
      languages: facts.languages ?? [],
      hasVideo,
    }),
    terms: termsOf(certifications, areas),
    rank: rankOf({ jobSearchStatus, hasVideo, lastSeenAt: candidate.lastSeenAt }),
    excluded_employer_ids: candidate.excludedEmployerIds,
    created_at: candidate.createdAt,
    name: plainText(`${lastName} ${firstName}`),
    a: plainText(`${firstName} ${lastName}`),
    b: plainText([...roles, ...certifications.map(({ title }) => title)].join(" ")),
    c: plainText([city ?? "", candidate.state ?? "", ...areas].join(" ")),
    d: plainText(aboutOf(candidate)),
    facts,
    fuzzy: plainText([firstName, lastName, ...new Set(roles), city ?? ""].join(" ")),
  };
}

/** The areas in which someone would like to work, as chosen at registration; or a place in their own words. */
function areasOf(answer: string | undefined): string[] {
  const value = answerValue(answer);
  if (typeof value === "string") return [value];
  const areas = isRecord(value) ? value.areas : undefined;
  return Array.isArray(areas) ? areas.filter((each) => typeof each === "string") : [];
}

function termsOf(certifications: CandidateToFind["certifications"], areas: string[]): string[] {
  const chosen = certifications.flatMap(({ title, certificationOptionId, qualifications }) => [
    title,
    certificationOptionId,
    ...qualifications,
  ]);
  return [
    ...new Set([
      ...chosen.flatMap((word) => (word ? [termOf("certifications", word)] : [])),
      ...areas.map((area) => termOf("locationPreference", area)),
    ]),
  ];
}

const aboutOf = ({ answers, workHistories, educationHistories }: CandidateToFind) =>
  [
    answers["about_me"] ?? "",
    ...workHistories.flatMap(({ company, description }) => [company, description]),
    ...educationHistories.flatMap(({ school, major }) => [school, major ?? ""]),
  ].join(" ");
