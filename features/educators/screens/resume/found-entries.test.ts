import { expect, test } from "vitest";
import { educationHistoryInput } from "../../education-history-input.ts";
import {
  toEducationHistory,
  isSameEducation,
  isSameWork,
  findMissingFields,
  toWorkHistory,
} from "./found-entries.ts";
import { workHistoryInput } from "../../work-history-input.ts";

const found = {
  jobTitle: "Lead Teacher",
  company: "Sunny Hill",
  city: "Austin, TX",
  startDate: "2021-03",
  current: true,
};
const missing = (work: object, workedWithChildren: boolean | null = true) =>
  findMissingFields(
    workHistoryInput.safeParse(toWorkHistory(work, { workedWithChildren, aiGenerated: false })),
  );

test("an entry is complete once the educator has said what no resume says", () => {
  expect(missing(found, null)).toEqual(["workedWithChildren"]);
  expect(missing(found)).toEqual([]);
  expect(missing({ ...found, current: false, endDate: "2022-01" })).toEqual([]);
});

test("what is missing is named once, and a year alone is no date", () => {
  expect(missing({ company: "Sunny Hill", startDate: "2021" })).toEqual([
    "startDate",
    "jobTitle",
    "city",
    "endDate",
  ]);
});

test("a degree becomes the level of the list; high school needs no subject", () => {
  const levels = [0, 1, 2].map((filterableEducationLevel) => ({
    id: `level-${filterableEducationLevel}`,
    filterableEducationLevel,
  }));
  const check = educationHistoryInput((id) => id === "level-0");
  const school = { school: "Austin High", city: "Austin, TX", startDate: "2010-09", endDate: "2014-06" };
  const lacks = (level: number | undefined) =>
    findMissingFields(
      check.safeParse(toEducationHistory({ ...school, filterableEducationLevel: level }, levels)),
    );
  expect(lacks(0)).toEqual([]);
  expect(lacks(2)).toEqual(["major"]);
  expect(lacks(undefined)).toEqual(["educationLevelId"]);
});

test("what stands on the profile already is known again", () => {
  const known = { company: "SUNNY HILL.", jobTitle: "Lead teacher", startDate: "2021-03-01" };
  expect(isSameWork(found, known)).toBe(true);
  expect(isSameWork({ ...found, jobTitle: "Teacher" }, known)).toBe(true);
  expect(isSameWork({ ...found, jobTitle: "Teacher", startDate: "2021" }, known)).toBe(true);
  expect(isSameWork({ ...found, jobTitle: "Teacher", startDate: "2019-01" }, known)).toBe(false);
  expect(isSameWork({ ...found, company: "Little Oaks" }, known)).toBe(false);
  expect(isSameWork({ jobTitle: "Lead Teacher" }, { ...known, company: "" })).toBe(false);
  const school = { school: "Pima College", filterableEducationLevel: 1, major: null };
  expect(isSameEducation({ school: "Pima college", filterableEducationLevel: 1 }, school)).toBe(true);
  expect(isSameEducation({ school: "Pima college", filterableEducationLevel: 2 }, school)).toBe(false);
});
