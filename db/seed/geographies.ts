/** The areas educators register in: metro areas with everything in reach, and the rest of each state as one. */
import { bulkInsert } from "#db/bulk-insert.ts";
import { zipsAround, zipsOfState } from "#features/places/api/areas.ts";
import { findCity } from "#features/places/api/gazetteer.ts";
import { mainStates, stateName } from "#features/places/states.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { type Metro, metros } from "./metros.ts";

/** Where registration is not open yet, and where educators pick neighbourhoods too. */
const closedAreas = "Wyoming";
const byNeighborhood = "New York City";

export async function seedGeographies(tx: Transaction): Promise<void> {
  const areas = metros.map(metroArea);
  const usedZips = new Set(areas.flatMap(({ zips }) => zips));
  const rest = mainStates.map((state) => stateArea(state, usedZips)).filter(({ zips }) => zips.length > 0);
  await bulkInsert(
    tx,
    "geographies",
    [...areas, ...rest].map((area) => ({
      ...area,
      userProfileRegisterable: area.shortName !== closedAreas,
      displayNeighborhoodLocations: area.shortName === byNeighborhood,
    })),
  );
}

function metroArea({ city, state, name, miles, code }: Metro, index: number) {
  const center = cityCenter(`${city}, ${state}`);
  return {
    longName: name === city ? `${city}, ${stateName(state)}` : name,
    shortName: name,
    descriptiveLabel: `${city} and the towns within ${miles} miles`,
    salesPhoneNumber: `(${code}) 555-01${String(index).padStart(2, "0")}`,
    zoomLevel: 10,
    latitude: center.lat,
    longitude: center.lng,
    state,
    zips: zipsAround(center.lat, center.lng, miles),
  };
}

function stateArea(state: string, usedZips: Set<string>) {
  const all = zipsOfState(state);
  const zips = all.filter((zip) => !usedZips.has(zip));
  const center = cityCenter(`${stateCenters[state]}, ${state}`);
  return {
    longName: stateName(state),
    shortName: stateName(state),
    descriptiveLabel:
      zips.length === all.length ? `All of ${stateName(state)}` : `Anywhere else in ${stateName(state)}`,
    salesPhoneNumber: "(800) 555-0199",
    zoomLevel: 6,
    latitude: center.lat,
    longitude: center.lng,
    state,
    zips,
  };
}

function cityCenter(text: string) {
  const found = findCity(text);
  if (!found) throw new Error(`The gazetteer does not know ${text}.`);
  return found;
}

/** Where a state's map is centered. */
const stateCenters: Record<string, string> = {
  AL: "Montgomery",
  AK: "Anchorage",
  AZ: "Flagstaff",
  AR: "Little Rock",
  CA: "Fresno",
  CO: "Grand Junction",
  CT: "Hartford",
  DE: "Dover",
  DC: "Washington",
  FL: "Tallahassee",
  GA: "Macon",
  HI: "Honolulu",
  ID: "Twin Falls",
  IL: "Springfield",
  IN: "Fort Wayne",
  IA: "Cedar Rapids",
  KS: "Wichita",
  KY: "Lexington",
  LA: "Baton Rouge",
  ME: "Portland",
  MD: "Frederick",
  MA: "Worcester",
  MI: "Lansing",
  MN: "Duluth",
  MS: "Jackson",
  MO: "Springfield",
  MT: "Billings",
  NE: "Lincoln",
  NV: "Reno",
  NH: "Manchester",
  NJ: "Trenton",
  NM: "Santa Fe",
  NY: "Albany",
  NC: "Greensboro",
  ND: "Fargo",
  OH: "Toledo",
  OK: "Tulsa",
  OR: "Eugene",
  PA: "Harrisburg",
  RI: "Providence",
  SC: "Columbia",
  SD: "Sioux Falls",
  TN: "Knoxville",
  TX: "Lubbock",
  UT: "Provo",
  VT: "Burlington",
  VA: "Roanoke",
  WA: "Yakima",
  WV: "Charleston",
  WI: "Green Bay",
  WY: "Cheyenne",
};
