/** The search of /educators: what the address asks for, where that is, and the people it finds. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";

import { Location } from "#features/employers/location.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { Place } from "#features/places/place.ts";
import { collectionPath } from "#platform/web/collection-path.ts";
import { useCollection } from "#platform/web/use-collection.ts";
import { useSearch, type SetSearch } from "#platform/web/use-search.ts";
import {
  candidateQuery,
  isBare,
  looksNearHome,
  noSearch,
  readCandidateSearch,
  type SearchPlace,
} from "./candidate-search.ts";

export function useCandidateSearch() {
  const [search, setSearch] = useSearch();
  const client = useQueryClient();
  const [isReset, setReset] = useState(false);
  // Typed, but not asked yet.
  const [isTyping, setTyping] = useState(false);
  const asked = readCandidateSearch(search);
  const where = useSearchPlace(asked);
  const { place, isKnown } = where;
  // Nothing narrows the search and nobody knows where to look: it is not run before somebody says so.
  const isRun = isKnown && (place !== null || !isBare(asked));
  const options = candidateQuery(asked, place);
  const found = useCollection(UserProfile, { ...options, enabled: isRun });

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
    asked,
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
function useSearchPlace(asked: ReturnType<typeof readCandidateSearch>) {
  const isNamed = asked.address !== "" && !asked.at;
  const places = useCollection(Place, { filter: { address: asked.address }, enabled: isNamed });
  const own = useCollection(Location, { size: 100, fields: { locations: ["name,city,zip,lat,lng"] } });
  const homes: SearchPlace[] = (own.data ?? []).flatMap(({ name, lat, lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng, address: name }],
  );
  const home = homes[0] ?? null;
  const isNearHome = looksNearHome(asked);
  const named = isNamed && !places.isUpdating ? places.data?.[0] : undefined;
  const place: SearchPlace | null = asked.isAnywhere
    ? null
    : asked.at
      ? { ...asked.at, address: asked.address, placeId: asked.placeId || undefined }
      : named
        ? { lat: named.lat, lng: named.lng, address: asked.address, placeId: named.id }
        : isNearHome
          ? home
          : null;
  const isNameKnown =
    !isNamed || (!places.isUpdating && (places.data !== undefined || places.error !== null));
  const isHomeKnown = !isNearHome || own.data !== undefined || own.error !== null;
  return {
    place,
    /** The employer's own places; the first is searched where nothing else is said. */
    homes,
    home,
    isNearHome: isNearHome && place !== null,
    isPlaceUnknown: isNamed && isNameKnown && !named && !asked.isAnywhere,
    isKnown: isNameKnown && isHomeKnown,
  };
}
