/** Areas made of ZIPs: a state, or everything within reach of a city. */
import { milesBetween } from "../distance.ts";
import { fiveDigitZip, zipTable } from "./zip-table.ts";

/** Every ZIP of a state, ascending. */
export function zipsOfState(state: string): string[] {
  const { cities, cityOf, zips } = zipTable();
  return Array.from(zips.keys())
    .filter((index) => cities[cityOf[index]!]!.state === state)
    .map((index) => fiveDigitZip(zips[index]!));
}

/** Every ZIP within so many miles of a place, ascending: the reach of a metro area. */
export function zipsAround(lat: number, lng: number, miles: number): string[] {
  const { zips, lat: lats, lng: lngs } = zipTable();
  // A degree of latitude is 69 miles; what lies further north or south needs no trigonometry.
  const isNear = (index: number) =>
    Math.abs(lats[index]! - lat) * 68 < miles &&
    milesBetween({ lat, lng }, { lat: lats[index]!, lng: lngs[index]! }) <= miles;
  return Array.from(zips.keys())
    .filter(isNear)
    .map((index) => fiveDigitZip(zips[index]!));
}
