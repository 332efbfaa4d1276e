/** The search rows that a set of filters leaves, as conditions one GIN index answers. */
import { type BrandAreas, isInAreas } from "#features/brands/api/brand-areas.ts";
import type { DB } from "#db/tables.ts";
import { idsRelated } from "#features/educators/api/candidate-relations.ts";
import { groupOf } from "#features/educators/api/visible-profiles.ts";
import type { CandidateStatus } from "#features/educators/candidate-filters.ts";
import { type Circle, milesTo } from "#features/jobs/api/search/search-circle.ts";
import { parsedOnce, textQuery } from "#features/jobs/api/search/search-text.ts";
import { cellsOfCircle } from "#features/places/cells.ts";
import type { Point } from "#features/places/distance.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { facetsFor } from "./candidate-facets.ts";
import { type SimilarWords, similarQuery } from "./similar-words.query.ts";
import type { CandidateFilters } from "./search-filters.ts";

export type CandidateRows = SelectQueryBuilder<DB, "candidateSearch", object>;

/** A parsed search: the query's values, resolved to conditions on rows. */
export interface CandidateSearch {
  filters: CandidateFilters;
  words: string[];
  /** Words like these, looked for because none of these were found. */
  similarWords: SimilarWords | null;
  circle: Circle | null;
  employerId: string;
  /** Where the brand of the searching account is. */
  areas: BrandAreas;
  /** The candidates who do not want to be found by this employer; null where they are too many to be listed. */
  excluding: readonly string[] | null;
}

/** `inCircle` are the rows of the circle, where another index than the GIN one has them. */
export function matchingRows(
  db: Queryable,
  search: CandidateSearch,
  inCircle: CandidateRows | null = null,
): CandidateRows {
  const { filters, circle, words, employerId } = search;
  let rows = inCircle ?? db.selectFrom("candidateSearch");
  if (circle && !inCircle) rows = rows.where(isWithin(circle));
  if (words.length > 0) rows = rows.where(hasWords(search, inCircle ? parsedOnce : undefined));
  rows = withFacets(rows, filters);
  if (filters.geographyId) rows = rows.where("geographyId", "in", nonEmpty(filters.geographyId));
  if (search.areas) rows = rows.where(isInAreas(search.areas, sql.ref("candidateSearch.geographyId")));
  if (filters.updatedSince) rows = changedSince(rows, filters.updatedSince);
  rows = related(rows, filters.status ?? "all", employerId, filters.jobListingId);
  if (filters.newToJob && filters.jobListingId) rows = rows.where(isNewTo(filters.jobListingId));
  return rows.where(sql<boolean>`not excluded_employer_ids && ${groupOf(employerId)}`);
}

export const hasWords = (
  search: CandidateSearch,
  asQuery = (query: RawBuilder<unknown>) => query,
): RawBuilder<boolean> => sql<boolean>`tsv @@ ${asQuery(wordsQuery(search))}`;

const wordsQuery = ({ words, similarWords }: CandidateSearch) =>
  similarWords ? similarQuery(words, similarWords) : textQuery(words);

function withFacets(rows: CandidateRows, filters: CandidateFilters): CandidateRows {
  const { all, any, anyTerms } = facetsFor(filters);
  let filtered = rows;
  if (all.length > 0) filtered = filtered.where(sql<boolean>`facets @> ${all}::int[]`);
  for (const tokens of any) filtered = filtered.where(sql<boolean>`facets && ${tokens}::int[]`);
  for (const terms of anyTerms) filtered = filtered.where(sql<boolean>`terms && ${terms}::text[]`);
  return filtered;
}

function related(rows: CandidateRows, status: CandidateStatus, employerId: string, jobListingId?: string) {
  if (status === "all") return rows;
  if (status === "unviewed")
    return rows.where(sql<boolean>`not exists (select 1 from profile_views seen
      where seen.employer_id = ${employerId} and seen.user_profile_id = candidate_search.user_profile_id)`);
  return rows.where(sql<boolean>`user_profile_id in ${idsRelated[status](employerId, jobListingId)}`);
}

/** Whom there is still a point in inviting: no application was sent, and no invitation declined. */
const isNewTo = (jobListingId: string) => sql<boolean>`(
  not exists (select from job_applications sent where sent.user_profile_id = candidate_search.user_profile_id
    and sent.job_listing_id = ${jobListingId} and sent.aasm_state <> 'draft')
  and not exists (select from job_invitations invitation
    where invitation.user_profile_id = candidate_search.user_profile_id
    and invitation.job_listing_id = ${jobListingId} and invitation.state = 'declined'))`;

const changedSince = (rows: CandidateRows, time: Date) =>
  rows.where("userProfileId", "in", (eb) =>
    eb.selectFrom("userProfiles").select("id").where("updatedAt", ">=", time),
  );

/** Null for a row without a place. */
export const milesFrom = (place: Point): RawBuilder<number> =>
  milesTo(place, sql.ref("candidateSearch.lat"), sql.ref("candidateSearch.lng"));

/** The cells preselect the few rows that may lie inside; the distance decides. */
const isWithin = ({ lat, lng, radiusInMiles }: Circle) => sql<boolean>`(
  geo && ${cellsOfCircle(lat, lng, radiusInMiles)}::int[] and ${milesFrom({ lat, lng })} <= ${radiusInMiles}::float8)`;

/** A filter without a value finds nobody; SQL has no empty list. */
const nonEmpty = (values: string[]) => (values.length > 0 ? values : [null]);
