/**
 * A job search as the query string of /jobs. Filter names are the API's; several values are comma-separated,
 * unknown keys are preserved, unknown values are dropped without an error.
 */
import type { JobListing } from "../../job-listing.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { keysOf } from "#platform/shared/literals.ts";
import { educationMinimums } from "#features/educators/education-levels.ts";
import { jobAgeGroups, roleTitles } from "#features/educators/job-preferences.ts";
import { languages } from "#features/educators/languages.ts";
import { centerTypes } from "#features/employers/employer-constants.ts";
import type { Point } from "#features/places/distance.ts";
import type { GeographyOptionCategory } from "#features/places/geography-options.ts";
import { philosophies } from "#features/places/philosophies.ts";
import { pointOf } from "#features/places/screens/point-in-search.ts";
import type { CollectionOptions } from "#platform/web/api-client/collection-path.ts";
import { numberParam, listParam, type Search } from "#platform/web/hooks/use-search.ts";
import { benefits } from "#features/places/benefits.ts";
import { jobSearchSchedules, startTimelines } from "../../job-constants.ts";
import { doneByTimes, startsFromTimes } from "../../working-hours.ts";
import { jobIncludes } from "../job-records.ts";

/** Filters that choose from a list. */
export const choiceFilters = {
  schedule: jobSearchSchedules,
  role: roleTitles,
  ageGroup: jobAgeGroups,
  educationMinimum: educationMinimums,
  doneBy: doneByTimes,
  startsFrom: startsFromTimes,
  startTimeline: startTimelines,
  centerType: centerTypes,
  educationPhilosophy: philosophies,
  benefits,
  languages,
} as const satisfies Record<string, readonly string[]>;
export type ChoiceName = keyof typeof choiceFilters;
export const choiceNames = keysOf(choiceFilters);

/** Filters that are on or off. The last two are an educator's own. */
export const switchFilters = ["new", "hiringHero", "noWeekends", "recommended", "liked"] as const;
export type SwitchName = (typeof switchFilters)[number];
export const educatorSwitches: readonly SwitchName[] = ["recommended", "liked"];

/** Filters whose lists areas set: what one offers is not dropped. */
export const offeredChoices: Partial<Record<ChoiceName, GeographyOptionCategory>> = {
  educationPhilosophy: "filterable_education_philosophy",
  benefits: "benefits",
};

/** Of these at most one value is chosen. */
const singleChoices: readonly ChoiceName[] = ["educationMinimum", "doneBy", "startsFrom"];

export const radii = [5, 10, 25, 50] as const;
export const defaultRadius = 25;
export const sorts = ["relevance", "-publishedAt", "distance", "-compensation"] as const;
export type Sort = (typeof sorts)[number];

export interface JobSearch {
  q: string;
  /** What was typed or picked as a place; `at` when the address knows where that is. */
  address: string;
  at: Point | null;
  /** An educator asked for jobs everywhere; without this, the search looks around their own place. */
  isEverywhere: boolean;
  radiusInMiles: number;
  minimumWage: number;
  chosen: Partial<Record<ChoiceName, string[]>>;
  on: SwitchName[];
  sort: Sort | null;
  page: number;
}

/** Guests have no hearts and no matches: for them those two filters are not there. */
export function readJobSearch(search: Search, isEducator: boolean): JobSearch {
  const at = pointOf(search);
  const address = (search.address || search.zipCode || "").trim().slice(0, 200);
  const hasPlace = at !== null || address !== "";
  const sort = sorts.find((one) => one === search.sort) ?? null;
  return {
    q: (search.q ?? "").trim().slice(0, 200),
    address,
    at,
    isEverywhere: !hasPlace && search.everywhere === "true",
    radiusInMiles: numberParam(search.radiusInMiles, 1, 500) ?? defaultRadius,
    minimumWage: numberParam(search.minimumWage, 0, 100_000) ?? 0,
    chosen: chosenIn(search),
    on: switchFilters.filter(
      (name) => search[name] === "true" && (isEducator || !educatorSwitches.includes(name)),
    ),
    sort: sort === "distance" && !hasPlace ? null : sort,
    page: Math.floor(numberParam(search.page, 1, 100_000) ?? 1),
  };
}

/** The same for the API; `place` is where the search looks, once that is known. */
export function jobQuery(criteria: JobSearch, place: Point | null): CollectionOptions<typeof cardFields> {
  const sort = criteria.sort === "distance" && !place ? null : criteria.sort;
  return {
    filter: {
      q: criteria.q,
      ...(place && { lat: place.lat, lng: place.lng, radiusInMiles: criteria.radiusInMiles }),
      minimumWage: criteria.minimumWage || null,
      ...criteria.chosen,
      ...Object.fromEntries(criteria.on.map((name) => [name, true])),
    },
    include: jobIncludes,
    fields: cardFields,
    sort: sort ?? undefined,
    page: criteria.page,
  };
}

/** The names of the filters that are set. */
export const activeFilters = ({ chosen, on, minimumWage }: JobSearch): string[] => [
  ...Object.keys(chosen),
  ...on,
  ...(minimumWage ? ["minimumWage"] : []),
];

/** How many filters are active, not counting the search words and the place. */
export const filterCount = ({ chosen, on, minimumWage }: JobSearch) =>
  Object.values(chosen).reduce((sum, values) => sum + values.length, 0) + on.length + (minimumWage ? 1 : 0);

/** Clears every filter; words, place and distance are kept. */
export const noFilters = Object.fromEntries(
  [...choiceNames, ...switchFilters, "minimumWage"].map((name) => [name, null]),
);

/** What a card shows: descriptions would make the list many times as heavy. */
export const cardFields = {
  job_listings: [
    "title,slug,compensation,employmentType,workingHours,ageGroup,publishedAt,listingStatus,liked,employer,locations",
  ],
  employers: ["name,slug,profileImage"],
  locations: ["name,neighborhood,city,administrativeAreaLevel1,lat,lng"],
} as const;

export type JobCardRecord = ResourceOf<typeof JobListing, typeof cardFields>;

/** Liked jobs stay in the list wherever they are, and what is recommended is within reach already. */
export const isAroundOwnPlace = ({ at, address, isEverywhere, on }: JobSearch) =>
  !at && !address && !isEverywhere && !on.some((name) => educatorSwitches.includes(name));

function chosenIn(search: Search): JobSearch["chosen"] {
  const entries = choiceNames.flatMap((name) => {
    const criteria = listParam(search[name]).map((value) => value.toLowerCase());
    const list: readonly string[] = choiceFilters[name];
    const ofList = list.filter((word) => criteria.includes(word.toLowerCase()));
    const others = Object.hasOwn(offeredChoices, name)
      ? listParam(search[name]).filter(
          (value) => !ofList.some((word) => word.toLowerCase() === value.toLowerCase()),
        )
      : [];
    const known = [...ofList, ...others];
    const values = singleChoices.includes(name) ? known.slice(0, 1) : known;
    return values.length > 0 ? [[name, values] as const] : [];
  });
  return Object.fromEntries(entries);
}
