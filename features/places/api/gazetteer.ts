/** The bundled gazetteer: a ZIP's place, a typed place's coordinates, and suggestions while typing. */
import timeZoneAt from "@photostructure/tz-lookup";
import { cityKey } from "../city-names.ts";
import { milesBetween, type Point } from "../distance.ts";
import { stateCode } from "../states.ts";
import { type City, fiveDigitZip, indexFrom, zipTable } from "./zip-table.ts";

export interface Place {
  zip: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
  timeZone: string;
}

/** A place as a search field shows it: "Austin, TX", or "Austin, TX 78701" when a ZIP was typed. */
export interface FoundPlace extends Place {
  label: string;
}

/** The place of a ZIP (with or without its four extra digits), or null for one nobody knows. */
export function place(zip: string | null | undefined): Place | null {
  const digits = /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(zip ?? "")?.[1];
  if (digits === undefined) return null;
  const index = indexFrom(Number(digits));
  return zipTable().zips[index] === Number(digits) ? placeAt(index) : null;
}

/** The place somebody typed: "Austin, TX", "austin texas", "Austin", "78701" or "Austin, TX 78701". */
export function findCity(text: string): FoundPlace | null {
  const byZip = place(/(?:^|[\s,])(\d{5}(?:-\d{4})?)\s*$/.exec(text)?.[1]);
  if (byZip) return { ...byZip, label: `${byZip.city}, ${byZip.state} ${byZip.zip}` };
  if (/\d/.test(text)) return null;
  for (const { city, state } of readings(text)) {
    const best = citiesFrom(city, state).find(({ key }) => key === city);
    // A bare state name is a city only where that city is a big one: New York and Washington, not Virginia, MN.
    if (best && (state || stateCode(text) === null || best.zips.length >= 20)) return cityPlace(best);
  }
  return null;
}

/** The ZIP nearest to a point, or null where none is near: at sea, or in another country. */
export function nearestPlace(here: Point): FoundPlace | null {
  const { lat, lng } = zipTable();
  let [best, miles] = [-1, maxMilesToPlace];
  for (let index = 0; index < lat.length; index++) {
    // A degree of latitude is 69 miles: most of the country is passed over without a sine.
    if (Math.abs(lat[index]! - here.lat) * 69 > miles) continue;
    const away = milesBetween(here, { lat: lat[index]!, lng: lng[index]! });
    if (away < miles) [best, miles] = [index, away];
  }
  return best < 0 ? null : zipPlace(best);
}

/** In the West a ZIP can be as large as this. */
const maxMilesToPlace = 60;

/** Up to `limit` places that begin as typed, the biggest first: cities, or ZIPs when digits were typed. */
export function suggestPlaces(text: string, limit = 8): FoundPlace[] {
  const digits = /^\s*(\d{2,5})(?:-\d{0,4})?\s*$/.exec(text)?.[1];
  if (digits) return zipsFrom(digits, limit);
  const cities = new Set<City>();
  for (const { city, state } of readings(text)) {
    if (city.length >= 2) for (const found of citiesFrom(city, state)) cities.add(found);
  }
  return [...cities].slice(0, limit).map(cityPlace);
}

/** Each way to read a text as city and state, the most telling first: "new york ny" is New York of NY before a city of its own. */
function readings(text: string): { city: string; state: string | null }[] {
  const words = text
    .replaceAll(".", "")
    .split(/[\s,]+/)
    .filter(Boolean);
  const split = [3, 2, 1].flatMap((tail) => {
    const state = words.length > tail ? stateCode(words.slice(-tail).join(" ")) : null;
    return state ? [{ city: cityKey(words.slice(0, -tail).join(" ")), state }] : [];
  });
  return [...split, { city: cityKey(words.join(" ")), state: null }];
}

/** Cities whose name begins so; whole names first, then by size. */
function citiesFrom(key: string, state: string | null): City[] {
  return zipTable()
    .cities.filter((city) => city.key.startsWith(key) && (state === null || city.state === state))
    .toSorted((a, b) => Number(b.key === key) - Number(a.key === key) || b.zips.length - a.zips.length);
}

function zipsFrom(digits: string, limit: number): FoundPlace[] {
  const { zips } = zipTable();
  const start = indexFrom(Number(digits.padEnd(5, "0")));
  const found: FoundPlace[] = [];
  for (let index = start; index < zips.length && found.length < limit; index++) {
    if (!fiveDigitZip(zips[index]!).startsWith(digits)) break;
    found.push(zipPlace(index));
  }
  return found;
}

/** A city stands where its middle ZIP stands: the median is not pulled away by a far outskirt. */
export function cityPlace(city: City): FoundPlace {
  const { lat, lng } = zipTable();
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
  const north = middle(city.zips.map((index) => lat[index]!));
  const east = middle(city.zips.map((index) => lng[index]!));
  const away = (index: number) => (lat[index]! - north) ** 2 + (lng[index]! - east) ** 2;
  const nearest = city.zips.reduce((best, index) => (away(index) < away(best) ? index : best));
  return { ...placeAt(nearest), label: `${city.name}, ${city.state}` };
}

function zipPlace(index: number): FoundPlace {
  const at = placeAt(index);
  return { ...at, label: `${at.city}, ${at.state} ${at.zip}` };
}

function placeAt(index: number): Place {
  const { zips, lat, lng, cityOf, cities } = zipTable();
  const { name, state } = cities[cityOf[index]!]!;
  const at = { lat: lat[index]!, lng: lng[index]! };
  return {
    zip: fiveDigitZip(zips[index]!),
    city: name,
    state,
    ...at,
    timeZone: timeZoneAt(at.lat, at.lng),
  };
}
