import { expect, test } from "vitest";
import { cityKey, cityName } from "./city-names.ts";

test.each([
  ["Mcallen", "McAllen"],
  ["Mc Lean", "McLean"],
  ["Fort Mc Coy", "Fort McCoy"],
  ["O Fallon", "O'Fallon"],
  ["Port O Connor", "Port O'Connor"],
  ["D Hanis", "D'Hanis"],
  ["Coeur D Alene", "Coeur d'Alene"],
  ["King Of Prussia", "King of Prussia"],
  ["Dover Afb", "Dover AFB"],
  ["Shaw A F B", "Shaw AFB"],
  ["N Little Rock", "North Little Rock"],
  ["Winston Salem", "Winston-Salem"],
  ["Fort George G Meade", "Fort George G Meade"],
  ["The Villages", "The Villages"],
  ["Macon", "Macon"],
])("%j is written %j", (raw, name) => {
  expect(cityName(raw)).toBe(name);
});

test("spellings of one name have one key", () => {
  expect(new Set(["St. Louis", "saint louis", "Saint-Louis", "SAINT  LOUIS"].map(cityKey)).size).toBe(1);
  expect(cityKey("Cañon City")).toBe(cityKey("canon city"));
  expect(cityKey("Ft. Worth")).toBe("fortworth");
  expect(cityKey("Stanton")).toBe("stanton");
});
