/** A search as it is saved: filter names and their texts as the API takes them, and back into an address. */
import type { SearchChange } from "#platform/web/use-search.ts";
import { choiceNames } from "../candidate-choices.ts";
import {
  anywhere,
  defaultRadius,
  noSearch,
  type CandidateSearch,
  type SearchPlace,
} from "../candidate-search.ts";

export type SavedTexts = Record<string, string>;

/** The place is written down, so that the employer's own moving changes nothing; `address` and `placeId` are for reading. */
export function filtersToSave(asked: CandidateSearch, place: SearchPlace | null): SavedTexts {
  const texts: Record<string, string | undefined> = {
    q: asked.q,
    ...(place && {
      lat: String(place.lat),
      lng: String(place.lng),
      radiusInMiles: String(asked.radiusInMiles),
      address: place.address,
      placeId: place.placeId,
    }),
    videoInterviewCompleted: asked.hasVideo ? "true" : "",
    status: asked.status === "all" ? "" : asked.status,
    ...Object.fromEntries(choiceNames.map((name) => [name, asked.chosen[name]?.join(",")])),
  };
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** What the address says once these are opened. */
export function searchOf(filters: SavedTexts): SearchChange {
  const { radiusInMiles } = filters;
  return {
    ...noSearch,
    tab: null,
    ...filters,
    radiusInMiles: filters.lat
      ? radiusInMiles === String(defaultRadius)
        ? null
        : (radiusInMiles ?? null)
      : anywhere,
  };
}

/** Whether two searches find the same people: the words a place is shown by do not count. */
export function isSameSearch(one: SavedTexts, other: SavedTexts): boolean {
  return asText(one) === asText(other);
}

const asText = (filters: SavedTexts) =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([name]) => name !== "address" && name !== "placeId")
      .map(([name, text]) => [name, several.has(name) ? text.split(",").toSorted().join() : text])
      .toSorted(([a], [b]) => a!.localeCompare(b!)),
  );

const several = new Set<string>(choiceNames);
