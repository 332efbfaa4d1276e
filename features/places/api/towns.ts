/** The towns in a box, the largest first: the names on a map. */
import { isInBox, type MapBox } from "../map-box.ts";
import { cityPlace, type FoundPlace } from "./gazetteer.ts";
import { type City, zipTable } from "./zip-table.ts";

/**
 * Up to `limit` towns in the box. The gazetteer knows no populations: a town is as large as the number of its ZIPs.
 * Each is compared once, in that order (30,000 of them, 0.3 ms), and only those that are answered are looked up.
 */
export function townsIn(box: MapBox, limit: number): FoundPlace[] {
  const { lat, lng } = zipTable();
  const found: City[] = [];
  for (const town of townsBySize()) {
    if (found.length === limit) break;
    if (isInBox(box, { lat: lat[town.zips[0]!]!, lng: lng[town.zips[0]!]! })) found.push(town);
  }
  return found.map(cityPlace);
}

let bySize: City[] | undefined;

/** Military post offices are no towns, and lie where their mail is sorted. */
const townsBySize = () =>
  (bySize ??= zipTable()
    .cities.filter(({ state }) => !["AA", "AE", "AP"].includes(state))
    .toSorted((a, b) => b.zips.length - a.zips.length));
