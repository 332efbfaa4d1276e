/** The filters of candidate search: how each is written in a query string, and its meaning. */
import {
  candidateFilterNames,
  type CandidateFilterName,
  candidateMajors,
  candidateStatuses,
} from "#features/educators/candidate-filters.ts";
import { educationLevelValues } from "#features/educators/education-levels.ts";
import { workExperienceOptions } from "#features/educators/experience-options.ts";
import { desiredSchedules, jobSearchStatuses, roleTitles } from "#features/educators/job-preferences.ts";
import { languages } from "#features/educators/languages.ts";
import { philosophies } from "#features/places/philosophies.ts";
import { numberParam, listParam, booleanParam } from "#platform/server/engine/filter-schemas.ts";
import { z } from "zod";

export const educationMinimums = educationLevelValues.map(String);

export const widestMiles = 500;

const title = z.string().trim().min(1).max(200);

export const candidateFilterSchemas = {
  q: z.string().trim().max(200),
  lat: numberParam(-90, 90),
  lng: numberParam(-180, 180),
  zipCode: z.string().max(20),
  radiusInMiles: numberParam(0.1, widestMiles),
  /** `false` filters nothing. */
  videoInterviewCompleted: booleanParam,
  jobSearchStatus: listParam(z.enum(jobSearchStatuses)),
  desiredSchedule: listParam(z.enum(desiredSchedules)),
  desiredRole: listParam(z.enum(roleTitles)),
  /** This level or a higher one. */
  minimumEducation: z.enum(educationMinimums),
  major: listParam(z.enum(candidateMajors)),
  /** As much or more. */
  workExperience: listParam(z.enum(workExperienceOptions)),
  /** Titles of geography options of the category `location`. */
  locationPreference: listParam(title),
  /** Titles of certifications, or ids of certification options. */
  certifications: listParam(title),
  educationPhilosophy: listParam(z.enum(philosophies)),
  languages: listParam(z.enum(languages)),
  status: z.enum(candidateStatuses),
  jobListingId: z.uuid(),
} satisfies Record<CandidateFilterName, z.ZodType>;

/** Filters that are part of no stored search. */
export const passingFilterSchemas = {
  /** With a job: neither applied for it nor declined an invitation to it. `false` filters nothing. */
  newToJob: booleanParam,
};

export type CandidateFilters = {
  [K in CandidateFilterName]?: z.output<(typeof candidateFilterSchemas)[K]>;
} & {
  newToJob?: boolean;
  geographyId?: string[];
  /** Every collection can be requested what changed since a time. */
  updatedSince?: Date;
};

/** Parses stored filters: name → text. Null if one of them is invalid. */
export function parseCandidateFilters(texts: Readonly<Record<string, string>>): CandidateFilters | null {
  const filters: Record<string, unknown> = {};
  for (const name of candidateFilterNames) {
    if (texts[name] === undefined) continue;
    const parsed = candidateFilterSchemas[name].safeParse(texts[name]);
    if (!parsed.success) return null;
    filters[name] = parsed.data;
  }
  return filters;
}
