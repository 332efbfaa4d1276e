/** A search in its saved form (filter names and texts in the API's format), and back into a query string. */
import { joinCommaList, splitCommaList } from "#platform/shared/comma-list.ts";
import type { SearchChange } from "#platform/web/hooks/use-search.ts";
import { choiceNames } from "../filters/candidate-filter-choices.ts";
import {
  anywhereMiles,
  defaultRadius,
  noSearch,
  type CandidateSearch,
  type SearchPlace,
} from "../search/candidate-search.ts";

export type SavedFilterTexts = Record<string, string>;

/** The place is written down, so that the employer's own moving changes nothing; `address` and `placeId` are for reading. */
export function filtersToSave(criteria: CandidateSearch, place: SearchPlace | null): SavedFilterTexts {
  const texts: Record<string, string | undefined> = {
    q: criteria.q,
    ...(place && {
      lat: String(place.lat),
      lng: String(place.lng),
      radiusInMiles: String(criteria.radiusInMiles),
      address: place.address,
      placeId: place.placeId,
    }),
    videoInterviewCompleted: criteria.hasVideo ? "true" : "",
    status: criteria.status === "all" ? "" : criteria.status,
    ...Object.fromEntries(choiceNames.map((name) => [name, joinCommaList(criteria.chosen[name] ?? [])])),
  };
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The query string that opens these filters. */
export function searchOf(filters: SavedFilterTexts): SearchChange {
  const { radiusInMiles } = filters;
  return {
    ...noSearch,
    tab: null,
    ...filters,
    radiusInMiles: filters.lat
      ? radiusInMiles === String(defaultRadius)
        ? null
        : (radiusInMiles ?? null)
      : anywhereMiles,
  };
}

/** Whether two searches find the same people: the words a place is shown by do not count. */
export function isSameSearch(one: SavedFilterTexts, other: SavedFilterTexts): boolean {
  return asText(one) === asText(other);
}

const asText = (filters: SavedFilterTexts) =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([name]) => name !== "address" && name !== "placeId")
      .map(([name, text]) => [
        name,
        multiValueNames.has(name) ? joinCommaList(splitCommaList(text).toSorted()) : text,
      ])
      .toSorted(([a], [b]) => a!.localeCompare(b!)),
  );

const multiValueNames = new Set<string>(choiceNames);
