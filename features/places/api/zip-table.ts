/** The bundled ZIP table, packed into typed arrays at its first use: about 2 MB in memory, 40 ms to read. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cityKey, cityName } from "../city-names.ts";

/** One city of one state; `zips` are places in the table, so their number tells big cities from small ones. */
export interface City {
  name: string;
  state: string;
  key: string;
  zips: number[];
}

export interface ZipTable {
  zips: Int32Array;
  lat: Float64Array;
  lng: Float64Array;
  cityOf: Uint16Array;
  cities: City[];
}

let table: ZipTable | undefined;

/** The table, ZIPs ascending. */
export const zipTable = (): ZipTable => (table ??= pack(rows()));

/** Where a ZIP stands in the table, or where it would. */
export function indexFrom(zip: number): number {
  const { zips } = zipTable();
  let low = 0;
  let high = zips.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (zips[middle]! < zip) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** 2108 → "02108". */
export const fiveDigitZip = (zip: number): string => String(zip).padStart(5, "0");

interface Row {
  zip: number;
  lat: number;
  lng: number;
  city: string;
  state: string;
}

// The package's own entry point builds 42,555 objects and Canada's codes too (80 MB, half a second); its text is enough.
const row =
  /"zip":"(\d{5})","latitude":(-?[\d.]+),"longitude":(-?[\d.]+),"city":"([^"]*)","state":"([A-Z]{2})"/g;

function rows(): Row[] {
  const file = createRequire(import.meta.url).resolve("zipcodes/lib/codes.js");
  const found = Array.from(readFileSync(file, "utf8").matchAll(row), toRow).filter(isSomewhere);
  if (found.length < 40_000)
    throw new Error("The ZIP table of the package `zipcodes` is not in the expected form.");
  return found.toSorted((a, b) => a.zip - b.zip);
}

const eastern = new Set(["GU", "MP", "PW", "FM", "MH", "AE", "AP"]);

function toRow([, zip, lat, lng, city, state]: RegExpMatchArray): Row {
  const east = Number(lng);
  // 10200 New York stands in the table with its sign lost; Wake Island (96898) truly lies in the east.
  const isLost = east > 0 && !eastern.has(state!) && zip !== "96898";
  return {
    zip: Number(zip),
    lat: Number(lat),
    lng: isLost ? -east : east,
    city: cityName(city!),
    state: state!,
  };
}

// Military post offices without coordinates cannot be searched around.
const isSomewhere = (place: Row) => place.lat !== 0 || place.lng !== 0;

function pack(list: Row[]): ZipTable {
  const cities = new Map<string, City>();
  const numbers = new Map<City, number>();
  const cityOf = Uint16Array.from(list, ({ city, state }, index) => {
    const key = cityKey(city);
    const found = cities.get(`${state} ${key}`) ?? { name: city, state, key, zips: [] };
    if (found.zips.length === 0) {
      cities.set(`${state} ${key}`, found);
      numbers.set(found, numbers.size);
    }
    found.zips.push(index);
    return numbers.get(found)!;
  });
  return {
    zips: Int32Array.from(list, ({ zip }) => zip),
    lat: Float64Array.from(list, ({ lat }) => lat),
    lng: Float64Array.from(list, ({ lng }) => lng),
    cityOf,
    cities: [...cities.values()],
  };
}
