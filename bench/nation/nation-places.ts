/** Where the nation lives and works: the product's ZIPs, weighted so that cities are as dense as real ones. */
import { cellOf, geoOf } from "#features/places/cells.ts";
import { fiveDigitZip, zipTable } from "#features/places/api/zip-table.ts";
import { plainText } from "#features/jobs/api/search/search-text.ts";

export interface NationPlace {
  zip: string;
  lat: number;
  lng: number;
  city: string;
  plain_city: string;
  state: string;
  cell: number;
  geo: number[];
  educators: number;
  programs: number;
}

/**
 * A ZIP has more people the more ZIPs are around it. With this exponent some 4.4 % of all live within 25 miles of
 * Manhattan, as the census has it.
 */
const densityExponent = 0.4;

/** The places of these states; their shares add up to the requested numbers. */
export function nationPlaces(states: ReadonlySet<string>, sizes: { educators: number; programs: number }) {
  const { zips, lat, lng, cities, cityOf } = zipTable();
  // Post office boxes share one spot downtown: of those that do, the first is a neighborhood.
  const spots = new Set<string>();
  const places = [...zips.keys()].filter((index) => {
    const spot = `${lat[index]} ${lng[index]}`;
    if (spots.has(spot) || !states.has(cities[cityOf[index]!]!.state)) return false;
    spots.add(spot);
    return true;
  });
  const neighbors = countNeighbors(places.map((index) => ({ lat: lat[index]!, lng: lng[index]! })));
  const weights = neighbors.map((count) => count ** densityExponent);
  const educators = sharesOf(sizes.educators, weights);
  const programs = sharesOf(sizes.programs, weights);
  return places.map((index, number): NationPlace => {
    const point = { lat: lat[index]!, lng: lng[index]! };
    const { name, state } = cities[cityOf[index]!]!;
    return {
      zip: fiveDigitZip(zips[index]!),
      ...point,
      city: name,
      plain_city: plainText(name),
      state,
      cell: cellOf(point),
      geo: geoOf(point),
      educators: educators[number]!,
      programs: programs[number]!,
    };
  });
}

/** How many points lie in each point's eighth of a degree and the eight around it. */
function countNeighbors(points: { lat: number; lng: number }[]): number[] {
  const columns = 360 * 8;
  const cells = points.map(cellOf);
  const counts = new Map<number, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * columns + column));
  return cells.map((cell) => around.reduce((sum, step) => sum + (counts.get(cell + step) ?? 0), 0));
}

/** Whole numbers in proportion to the weights, which add up to the total. */
function sharesOf(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let [reached, given] = [0, 0];
  return weights.map((weight) => {
    reached += (weight / sum) * total;
    const share = Math.round(reached) - given;
    given += share;
    return share;
  });
}
