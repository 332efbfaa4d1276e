/** The state of /educators: the search from the query string, its place, and the results. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";

import { Location } from "#features/employers/location.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { Place } from "#features/places/place.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { linkAll } from "#platform/web/api-client/document.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { FirstReads } from "#platform/web/page/use-page-prefetch.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useCapture } from "#platform/web/page/use-capture.ts";
import { useReportSearchFailure } from "#platform/web/page/use-report-search-failure.ts";
import { useSearch, type SetSearch } from "#platform/web/hooks/use-search.ts";
import {
  activeFilters,
  candidateQuery,
  isBare,
  searchesNearHome,
  noSearch,
  readCandidateSearch,
  type SearchPlace,
} from "./candidate-search.ts";

/** The employer's own, the default place first. */
const ownLocations = { size: 100, fields: { locations: ["name,city,zip,lat,lng"] } } as const;

/** Reads what the search at this address finds; not where its place is a name that is still to be looked up. */
export const readCandidatesAhead: FirstReads = async (read, { search }) => {
  const criteria = readCandidateSearch(search);
  const isNearHome = searchesNearHome(criteria);
  const locations = isNearHome && (await read(collectionPath(Location, ownLocations)));
  const place = criteria.at ?? (locations ? placesOf(linkAll(Location, locations))[0] : undefined);
  if (place || !(isBare(criteria) || isNearHome || criteria.address))
    await read(collectionPath(UserProfile, candidateQuery(criteria, place ?? null)));
};

const placesOf = (locations: readonly Pick<ResourceOf<typeof Location>, "name" | "lat" | "lng">[]) =>
  locations.flatMap(({ name, lat, lng }): SearchPlace[] =>
    lat === null || lng === null ? [] : [{ lat, lng, address: name }],
  );

export function useCandidateSearch() {
  const [search, setSearch] = useSearch();
  const client = useQueryClient();
  const [isReset, setReset] = useState(false);
  // Typed, but not searched yet.
  const [isTyping, setTyping] = useState(false);
  const criteria = readCandidateSearch(search);
  const where = useSearchPlace(criteria);
  const { place, isKnown } = where;
  // Without filters and without a place the search does not run until one is given.
  const isRun = isKnown && (place !== null || !isBare(criteria));
  const options = candidateQuery(criteria, place);
  const found = useCollection(UserProfile, { ...options, enabled: isRun });
  useReportSearchFailure("candidate search", found.error);
  const isFound = isRun && found.data !== undefined && !found.isUpdating;
  const facts = {
    hasWords: criteria.q !== "",
    hasPlace: place !== null,
    filters: activeFilters(criteria),
  };
  // Another page of the same list is no other search.
  const searched = isFound ? JSON.stringify([options.filter, options.sort]) : null;
  useCapture("candidates_searched", facts, searched);

  // Another search is another list: who is open need not be in it.
  const setFilters = useCallback<SetSearch>(
    (change, how) => {
      setReset(false);
      setTyping(false);
      setSearch({ educator: null, ...change }, how);
    },
    [setSearch],
  );
  /** Clears everything, the old rows as well. */
  const reset = () => {
    const bare = readCandidateSearch({});
    client.removeQueries({
      queryKey: ["api", collectionPath(UserProfile, candidateQuery(bare, where.home))],
      exact: true,
    });
    setTyping(false);
    setReset(true);
    setSearch(noSearch);
  };
  const isEmptied = isReset && found.isUpdating;
  return {
    criteria,
    ...where,
    options,
    isRun,
    query: {
      ...found,
      data: isRun && !isEmptied ? found.data : undefined,
      isLoading: found.isLoading || isEmptied,
      isUpdating: found.isUpdating || isTyping,
      error: found.isUpdating ? null : found.error,
    },
    /** The slug of who is open beside the list. */
    open: search.educator ?? null,
    /** The saved filters this search was opened from. */
    selection: search.selection ?? null,
    setFilters,
    setSearch,
    setTyping,
    reset,
  };
}
export type CandidateSearchState = ReturnType<typeof useCandidateSearch>;

/** The place of the address, the one its words name, or the employer's own. */
function useSearchPlace(criteria: ReturnType<typeof readCandidateSearch>) {
  const isNamed = criteria.address !== "" && !criteria.at;
  const places = useCollection(Place, { filter: { address: criteria.address }, enabled: isNamed });
  const own = useCollection(Location, ownLocations);
  const homes = placesOf(own.data ?? []);
  const home = homes[0] ?? null;
  const isNearHome = searchesNearHome(criteria);
  const named = isNamed && !places.isUpdating ? places.data?.[0] : undefined;
  const place: SearchPlace | null = criteria.isAnywhere
    ? null
    : criteria.at
      ? { ...criteria.at, address: criteria.address, placeId: criteria.placeId || undefined }
      : named
        ? { lat: named.lat, lng: named.lng, address: criteria.address, placeId: named.id }
        : isNearHome
          ? home
          : null;
  const isNameKnown =
    !isNamed || (!places.isUpdating && (places.data !== undefined || places.error !== null));
  const isHomeKnown = !isNearHome || own.data !== undefined || own.error !== null;
  return {
    place,
    /** The employer's locations; the first one is the default place. */
    homes,
    home,
    isNearHome: isNearHome && place !== null,
    isPlaceUnknown: isNamed && isNameKnown && !named && !criteria.isAnywhere,
    isKnown: isNameKnown && isHomeKnown,
  };
}
