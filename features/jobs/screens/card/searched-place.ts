/** Where the reader searched, around a job: its distances are from there, on its own page too. */
import { createContext, use } from "react";

import { milesToNearest, type Point } from "#features/places/distance.ts";
import { locationsOf, milesTo, type LocationRecord } from "../job-records.ts";
import type { JobCardRecord } from "../search/job-search.ts";

/** What a card of the search gives the page of its job. */
export interface SearchOrigin {
  /** The query string of the results. */
  search: string;
  place: Point | null;
}

export const SearchedPlace = createContext<Point | null>(null);

/** From a link's state, which may be anybody's. */
export function searchOriginOf(state: unknown): SearchOrigin | null {
  const { search, place } = (state as { from?: Partial<SearchOrigin> } | null)?.from ?? {};
  return typeof search === "string" ? { search, place: place ?? null } : null;
}

/** Miles from the searched place to one location. */
export function useMilesToLocation() {
  const place = use(SearchedPlace);
  return ({ lat, lng }: Pick<LocationRecord, "lat" | "lng">): number | null =>
    place && typeof lat === "number" && typeof lng === "number"
      ? milesToNearest(place, [{ lat, lng }])
      : null;
}

/** Miles to the nearest location of a job: as the search says, else from the searched place. */
export function useMilesTo(job: JobCardRecord): number | null {
  const milesToLocation = useMilesToLocation();
  const miles = locationsOf(job).flatMap((location) => milesToLocation(location) ?? []);
  return job.meta?.distanceMiles ?? (miles.length > 0 ? Math.min(...miles) : milesTo(job));
}
