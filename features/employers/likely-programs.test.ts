import { expect, test } from "vitest";
import { likelyPrograms } from "./likely-programs.ts";

const programs = [
  "SUNNY HILL PRESCHOOL LLC",
  "Sunny Days Child Care Center",
  "Kid's Kingdom & Learning Center",
  "La Niña Feliz Daycare",
  "Children's Learning Academy",
].map((name) => ({ name }));
const found = (typed: string) => likelyPrograms(typed, programs).map(({ name }) => name);

test("the same name in other spelling", () => {
  expect(found("Sunny Hill Pre-School")[0]).toBe("SUNNY HILL PRESCHOOL LLC");
  expect(found("kids kingdom")).toEqual(["Kid's Kingdom & Learning Center"]);
  expect(found("la nina feliz")).toEqual(["La Niña Feliz Daycare"]);
});

test("common words alone do not make two programs one", () => {
  expect(found("Rainbow Learning Center")).toEqual([]);
  expect(found("Bright Child Care Academy")).toEqual([]);
});

test("a name made of common words is found by all of them", () =>
  expect(found("childrens learning academy")[0]).toBe("Children's Learning Academy"));

test("a beginning is enough while typing, but not a letter or two", () => {
  expect(found("Kingd")).toEqual(["Kid's Kingdom & Learning Center"]);
  expect(found("s")).toEqual([]);
  expect(found("")).toEqual([]);
});

test("at most so many, the likeliest first", () => {
  expect(likelyPrograms("Sunny Hill", programs, 1).map(({ name }) => name)).toEqual([
    "SUNNY HILL PRESCHOOL LLC",
  ]);
  expect(found("Sunny Hill")).toEqual(["SUNNY HILL PRESCHOOL LLC", "Sunny Days Child Care Center"]);
});
