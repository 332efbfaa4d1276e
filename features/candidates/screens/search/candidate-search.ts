/**
 * A candidate search as the query string of /educators. Filter names are the API's; several values are
 * comma-separated, unknown keys are preserved, unknown values are dropped without an error.
 */
import { candidateStatuses, type CandidateStatus } from "#features/educators/candidate-filters.ts";
import type { Point } from "#features/places/distance.ts";
import { pointOf } from "#features/places/screens/point-in-search.ts";
import type { CollectionOptions } from "#platform/web/api-client/collection-path.ts";
import { numberParam, listParam, type Search, type SearchChange } from "#platform/web/hooks/use-search.ts";
import {
  candidateChoices,
  choiceNames,
  isAnswer,
  singleChoiceNames,
  type ChoiceName,
} from "../filters/candidate-filter-choices.ts";
import { listFields, listFilter, listParts } from "../candidate-fields.ts";

export const radii = [5, 10, 25, 50, 100] as const;
export const defaultRadius = 25;
/** Written instead of a number of miles: the place is not requested. */
export const anywhereMiles = "anywhere";

export const sorts = ["relevance", "distance", "-createdAt", "lastName"] as const;
export type Sort = (typeof sorts)[number];

/** Where a search looks, with the words it is shown by. */
export interface SearchPlace extends Point {
  address: string;
  placeId?: string | undefined;
}

export interface CandidateSearch {
  q: string;
  /** What was typed or picked as a place; `at` when the address knows where that is. */
  address: string;
  at: Point | null;
  placeId: string;
  radiusInMiles: number;
  isAnywhere: boolean;
  hasVideo: boolean;
  chosen: Partial<Record<ChoiceName, string[]>>;
  status: CandidateStatus;
  /** Matches are worked out against this job. */
  jobListingId: string | null;
  sort: Sort | null;
  page: number;
}

export function readCandidateSearch(search: Search): CandidateSearch {
  return {
    q: (search.q ?? "").trim().slice(0, 200),
    address: (search.address || search.zipCode || "").trim().slice(0, 200),
    at: pointOf(search),
    placeId: (search.placeId ?? "").slice(0, 200),
    radiusInMiles: numberParam(search.radiusInMiles, 1, 500) ?? defaultRadius,
    isAnywhere: search.radiusInMiles === anywhereMiles,
    hasVideo: search.videoInterviewCompleted === "true",
    chosen: chosenIn(search),
    status: candidateStatuses.find((status) => status === search.status) ?? "all",
    jobListingId: isUuid(search.jobListingId) ? search.jobListingId! : null,
    sort: sorts.find((sort) => sort === search.sort) ?? null,
    page: Math.floor(numberParam(search.page, 1, 100_000) ?? 1),
  };
}

/** Narrowed by nothing: the own place is searched, or requested. */
export const isBare = (criteria: CandidateSearch) =>
  !criteria.q && !criteria.address && !criteria.at && !criteria.isAnywhere && filterCount(criteria) === 0;

/** People the employer has dealt with are looked for everywhere; new ones near its own place. */
export const searchesNearHome = ({ address, at, isAnywhere, status }: CandidateSearch) =>
  !address && !at && !isAnywhere && ["all", "recommended", "unviewed"].includes(status);

/** The same for the API; `place` is where the search looks, once that is known. */
export function candidateQuery(
  criteria: CandidateSearch,
  place: Point | null,
): CollectionOptions<typeof listFields> {
  const sort = criteria.sort === "distance" && !place ? null : criteria.sort;
  return {
    filter: { ...searchFilter(criteria, place), ...listFilter },
    include: listParts,
    fields: listFields,
    sort: sort ?? undefined,
    page: criteria.page,
  };
}

const searchFilter = (criteria: CandidateSearch, place: Point | null) => ({
  q: criteria.q,
  ...(place && { lat: place.lat, lng: place.lng, radiusInMiles: criteria.radiusInMiles }),
  videoInterviewCompleted: criteria.hasVideo || null,
  ...criteria.chosen,
  status: criteria.status === "all" ? null : criteria.status,
  jobListingId: criteria.jobListingId,
});

/** The question alone, without what the list shows: for counts. */
export const countQuery = (criteria: CandidateSearch, place: Point | null): CollectionOptions => ({
  filter: searchFilter(criteria, place),
  size: 1,
  fields: { user_profiles: ["slug"] },
});

/** How many things narrow the search, words and place aside. */
export const filterCount = ({ chosen, hasVideo, status, jobListingId }: CandidateSearch) =>
  Object.values(chosen).reduce((sum, values) => sum + values.length, 0) +
  Number(hasVideo) +
  Number(status !== "all") +
  Number(jobListingId !== null);

/** The names of the filters that are set. */
export const activeFilters = ({ chosen, hasVideo, status, jobListingId }: CandidateSearch): string[] => [
  ...Object.keys(chosen),
  ...(hasVideo ? ["videoInterviewCompleted"] : []),
  ...(status === "all" ? [] : ["status"]),
  ...(jobListingId ? ["jobListingId"] : []),
];

const nothing = (names: readonly string[]): SearchChange =>
  Object.fromEntries(names.map((name) => [name, null]));

/** What the filter column and the sheet set. */
export const filterNames = [...choiceNames, "videoInterviewCompleted"] as const;
export const noFilters = nothing(filterNames);
export const placeNames = ["address", "lat", "lng", "placeId", "zipCode", "radiusInMiles"] as const;
export const noPlace = nothing(placeNames);
/** Everything that makes a search, and what was open in it. */
export const noSearch: SearchChange = {
  ...noFilters,
  ...noPlace,
  ...nothing(["q", "status", "jobListingId", "sort", "educator", "selection"]),
};

function chosenIn(search: Search): CandidateSearch["chosen"] {
  const entries = choiceNames.flatMap((name) => {
    const criteria = [...new Set(listParam(search[name]).map((value) => value.trim()))];
    const known: readonly string[] | null = candidateChoices[name];
    const values = known
      ? known.filter((word) => criteria.some((value) => value.toLowerCase() === word.toLowerCase()))
      : criteria.filter(isAnswer);
    if (values.length === 0) return [];
    return [[name, singleChoiceNames.includes(name) ? values.slice(0, 1) : values] as const];
  });
  return Object.fromEntries(entries);
}

const isUuid = (text: string | undefined) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text ?? "");
