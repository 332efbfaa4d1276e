import { expect, test } from "vitest";
import { zipsAround, zipsOfState } from "./areas.ts";
import { findCity, place, suggestPlaces } from "./gazetteer.ts";
import { zipTable } from "./zip-table.ts";

test("a ZIP has its city, state, coordinates and time zone", () => {
  const austin = {
    zip: "78701",
    city: "Austin",
    state: "TX",
    lat: 30.2713,
    lng: -97.7426,
    timeZone: "America/Chicago",
  };
  expect(place("78701")).toEqual(austin);
  expect(place(" 78701-1234 ")).toEqual(austin);
  expect(place("02108")).toMatchObject({ zip: "02108", city: "Boston", timeZone: "America/New_York" });
});

test.each(["47332", "00000", "7870", "787011", "78701-12", "", "Austin", null, undefined])(
  "%j is no ZIP anybody knows",
  (zip) => {
    expect(place(zip)).toBeNull();
  },
);

test("every place lies somewhere, and a lost minus sign is mended", () => {
  const { zips, lat, lng } = zipTable();
  expect(zips.length).toBe(42_249);
  expect(zips.every((zip, index) => index === 0 || zip > zips[index - 1]!)).toBe(true);
  expect(zips.some((_, index) => lat[index] === 0 && lng[index] === 0)).toBe(false);
  expect(place("10200")).toMatchObject({ city: "New York", lng: -73.95 });
  expect(place("96910")).toMatchObject({ state: "GU", timeZone: "Pacific/Guam" });
});

test.each([
  ["Austin, TX", "Austin, TX"],
  ["Austin", "Austin, TX"],
  ["austin texas", "Austin, TX"],
  ["  AUSTIN ,tx ", "Austin, TX"],
  ["78701", "Austin, TX 78701"],
  ["Austin, TX 78704", "Austin, TX 78704"],
  ["St. Louis", "Saint Louis, MO"],
  ["saint louis mo", "Saint Louis, MO"],
  ["Washington D.C.", "Washington, DC"],
  ["New York", "New York, NY"],
  ["new york new york", "New York, NY"],
  ["kansas city ks", "Kansas City, KS"],
  ["ofallon il", "O'Fallon, IL"],
  ["winston-salem", "Winston-Salem, NC"],
  ["Coeur d'Alene", "Coeur d'Alene, ID"],
  ["Portland, Maine", "Portland, ME"],
  ["charlotte north carolina", "Charlotte, NC"],
])("%j is found as %j", (text, label) => {
  expect(findCity(text)?.label).toBe(label);
});

test.each(["47332", "Nowhereville", "Virginia", "Texas", "", "   ", ", TX", "Austin 99999x"])(
  "%j is not found",
  (text) => {
    expect(findCity(text)).toBeNull();
  },
);

test("a city stands in its middle, not in a far corner", () => {
  const austin = findCity("Austin, TX")!;
  expect(austin.lat).toBeCloseTo(30.3, 1);
  expect(austin.lng).toBeCloseTo(-97.74, 1);
});

test("typing is answered by the biggest places first", () => {
  const labels = (text: string, limit?: number) => suggestPlaces(text, limit).map(({ label }) => label);
  expect(labels("aus")[0]).toBe("Austin, TX");
  expect(labels("san ", 3)).toEqual(["San Antonio, TX", "San Diego, CA", "San Francisco, CA"]);
  expect(labels("787", 2)).toEqual(["Austin, TX 78701", "Austin, TX 78702"]);
  expect(labels("portland, m")).toEqual([]);
  expect(labels("portland, me")).toEqual(["Portland, ME"]);
  expect(labels("new york")[0]).toBe("New York, NY");
  expect(labels("a")).toEqual([]);
});

test("areas are a state's ZIPs, or all within so many miles", () => {
  expect(zipsOfState("DE")).toContain("19801");
  expect(zipsOfState("DE").every((zip) => place(zip)?.state === "DE")).toBe(true);
  const near = zipsAround(30.2713, -97.7426, 10);
  expect(near).toContain("78701");
  expect(near).not.toContain("78701-1234");
  expect(near).not.toContain("76574");
});
