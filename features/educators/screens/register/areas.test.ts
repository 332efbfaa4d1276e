import { expect, test } from "vitest";
import { type Area, sortAreas } from "./areas.ts";

const area = (id: string, longName: string, more: object = {}) =>
  ({
    id,
    longName,
    shortName: longName,
    descriptiveLabel: `${longName} and the towns around it`,
    userProfileRegisterable: true,
    ...more,
  }) as Area;
const areas = [
  area("1", "Austin, Texas"),
  area("2", "Dallas, Texas"),
  area("3", "Fort Worth, Texas"),
  area("4", "San José, California"),
  area("5", "Wyoming", { userProfileRegisterable: false }),
];
const names = (more: object = {}) =>
  sortAreas({ areas, near: new Set(["2", "3"]), search: "", chosen: "", ...more }).map(({ id }) => id);

test("the areas of one's own ZIP stand first, closed ones nowhere", () => {
  expect(names()).toEqual(["2", "3", "1", "4"]);
});

test("typing finds by any word, without accents and case; what was chosen stays", () => {
  expect(names({ search: "tex  WORTH" })).toEqual(["3"]);
  expect(names({ search: "san jose" })).toEqual(["4"]);
  expect(names({ search: "nowhere" })).toEqual([]);
  expect(names({ search: "nowhere", chosen: "1" })).toEqual(["1"]);
});
