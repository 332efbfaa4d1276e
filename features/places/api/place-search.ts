/** Finding places by what somebody typed: the gazetteer, unless an installation sets another search of its own. */
import { findCity, type FoundPlace, suggestPlaces } from "./gazetteer.ts";

/** The port: an adapter to any geocoder answers these two. */
export interface PlaceSearch {
  /** The one place meant, or null. */
  find: (text: string) => Promise<FoundPlace | null>;
  /** Places that begin as typed, the likeliest first. */
  suggest: (text: string, limit: number) => Promise<FoundPlace[]>;
}

export const gazetteerSearch: PlaceSearch = {
  find: async (text) => findCity(text),
  suggest: async (text, limit) => suggestPlaces(text, limit),
};
