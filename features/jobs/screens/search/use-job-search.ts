/** The state of /jobs: the search from the query string, its place, and the results. */
import { useCallback, useState } from "react";

import { Place } from "#features/places/place.ts";
import type { Point } from "#features/places/distance.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import type { Document } from "#platform/web/api-client/document.ts";
import type { ReadClient } from "#platform/web/data/loader-context.ts";
import { currentSession, useSession } from "#features/accounts/screens/session/current-session.ts";
import { type CollectionView, useCollection } from "#platform/web/data/use-collection.ts";
import { useCapture } from "#platform/web/page/use-capture.ts";
import { useReportSearchFailure } from "#platform/web/page/use-report-search-failure.ts";
import type { FirstReads } from "#platform/web/page/use-page-prefetch.ts";
import { useSearch, type SetSearch } from "#platform/web/hooks/use-search.ts";
import { JobListing } from "../../job-listing.ts";
import { readOwnPlace, useOwnPlace, withEverywhere } from "./own-place.ts";
import { activeFilters, jobQuery, readJobSearch, type JobSearch } from "./job-search.ts";

interface Loaded {
  /** The API's path of the jobs below: another search must not start with them. */
  path: string;
  jobs: Document;
  places: Document | null;
}

/** For the loader: the place first, where the address only names one. */
export async function loadJobSearch(api: ReadClient, url: URL): Promise<Loaded> {
  const criteria = readJobSearch(Object.fromEntries(url.searchParams), false);
  const isNamed = criteria.address !== "" && !criteria.at;
  const places = isNamed ? await api.get(collectionPath(Place, byName(criteria))).catch(() => null) : null;
  const path = collectionPath(JobListing, jobQuery(criteria, criteria.at ?? pointIn(places)));
  return { path, jobs: await api.get(path), places };
}

/** Reads the jobs at this address, the place first where it is a name. */
export const readJobsAhead: FirstReads = async (read, { search }) => {
  const isEducator = currentSession().userType === "educator";
  const asked = readJobSearch(search, isEducator);
  const criteria = isEducator ? await readOwnPlace(asked, read) : asked;
  const isNamed = criteria.address !== "" && !criteria.at;
  const places = isNamed ? await read(collectionPath(Place, byName(criteria))) : null;
  if (places !== undefined)
    await read(collectionPath(JobListing, jobQuery(criteria, criteria.at ?? pointIn(places))));
};

export function useJobSearch(loaded: Loaded | undefined) {
  const [search, setSearch] = useSearch();
  const { userType } = useSession();
  const isEducator = userType === "educator";
  const own = useOwnPlace(readJobSearch(search, isEducator));
  const { criteria } = own;
  const isNamed = criteria.address !== "" && !criteria.at;
  const places = useCollection(Place, { ...byName(criteria), initial: loaded?.places, enabled: isNamed });
  const found = places.data?.[0];
  const place: Point | null = criteria.at ?? (isNamed && found ? { lat: found.lat, lng: found.lng } : null);
  const isPlaceKnown = own.isKnown && (!isNamed || places.data !== undefined || places.error !== null);
  const isSettled = isPlaceKnown && !places.isUpdating;
  const options = jobQuery(criteria, place);
  const isLoaded = loaded?.path === collectionPath(JobListing, options);
  const results = useCollection(JobListing, {
    ...options,
    initial: isLoaded ? loaded.jobs : null,
    enabled: isSettled,
    keepOffline: true,
  });
  useReportSearchFailure("job search", results.error);
  const isFound = isSettled && results.data !== undefined && !results.isUpdating && !results.isGuestData;
  useCapture("jobs_searched", searchFacts(criteria, place), isFound ? keyOf(options) : null);
  const query = useOwnResults(results, isEducator, isSettled);
  // Another search is another list: the open job need not be in it.
  const setFilters = useCallback<SetSearch>(
    (change, how) => setSearch({ job: null, ...withEverywhere(change, isEducator) }, how),
    [setSearch, isEducator],
  );
  return {
    criteria,
    own,
    place,
    isPlaceUnknown: isNamed && isSettled && !found,
    /** Where the search looks is known: until then it is not the one that is meant. */
    isSettled,
    query,
    options,
    /** The slug of the job open beside the list. */
    open: search.job ?? null,
    setFilters,
    setSearch,
    /** Whether the saved searches are open over the page. */
    isSavedOpen: search.saved === "open",
    openSaved: () => setSearch({ saved: "open" }, "push"),
    /** The page of the list stays. */
    closeSaved: () => setSearch({ saved: null, page: search.page ?? null }, "replace"),
  };
}
export type JobSearchState = ReturnType<typeof useJobSearch>;

/** An educator never sees the guests' list, which the server sent, change into their own: it is loading until then. */
function useOwnResults<V extends CollectionView<unknown>>(
  results: V,
  isEducator: boolean,
  isSettled: boolean,
): V {
  const isOwn = isSettled && results.data !== undefined && !results.isUpdating && !results.isGuestData;
  const [hasOwn, setHasOwn] = useState(false);
  if (isEducator && isOwn && !hasOwn) setHasOwn(true);
  if (!isEducator || hasOwn || isOwn || results.error) return results;
  return { ...results, data: undefined, isLoading: true, total: 0 };
}

/** Another page of the same list is no other search. */
const keyOf = (options: ReturnType<typeof jobQuery>) => JSON.stringify([options.filter, options.sort]);

const searchFacts = (criteria: JobSearch, place: Point | null) => ({
  hasWords: criteria.q !== "",
  hasPlace: place !== null,
  filters: activeFilters(criteria),
});

const byName = ({ address }: JobSearch) => ({ filter: { address } });

function pointIn(places: Document | null): Point | null {
  const rows = places && Array.isArray(places.data) ? places.data : [];
  const { lat, lng } = (rows[0]?.attributes ?? {}) as Partial<Point>;
  return lat === undefined || lng === undefined ? null : { lat, lng };
}
