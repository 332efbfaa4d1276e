/** What a work-history form sends, and the problems of its input. */
import { expect, test } from "vitest";
import { workHistoryInput } from "../../../work-history-input.ts";
import { workHistoryForm, workHistoryOf, workHistoryValues } from "./work-history-values.ts";

const given = {
  jobTitle: "Lead Teacher",
  company: "李幼儿园",
  city: "Austin",
  startDate: "2020-03-15",
  endDate: "2021-06-30",
  workedWithChildren: true,
  gradeLevels: ["Kindergarten"],
  description: "Sang a lot",
};

test("a form knows months; what it does not show stays as it is", () => {
  expect(workHistoryOf(workHistoryValues(given))).toEqual({
    ...given,
    startDate: "2020-03",
    endDate: "2021-06",
    current: false,
    teachingSettings: [],
    teachingRoles: [],
    approaches: [],
    languages: [],
    aiGenerated: false,
  });
});

test("who still works there has no end, and work without children none of its details", () => {
  const values = { ...workHistoryValues(given), current: true, workedWithChildren: "no" };
  expect(workHistoryOf(values)).toMatchObject({ endDate: null, workedWithChildren: false, gradeLevels: [] });
});

test("an empty form lacks what the server asks for, in its words", () => {
  const { error } = workHistoryForm.safeParse(workHistoryValues());
  expect(error!.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["jobTitle", "Choose a job title"],
    ["company", "Enter the employer's name"],
    ["city", "Enter the city"],
    ["startDate", "Enter the start date"],
    ["endDate", "Enter the end date, or say that you still work here"],
    ["workedWithChildren", "Say whether you worked with children"],
  ]);
});

test("a month without its year, or a year without its month, is no date yet", () => {
  for (const startDate of ["2020-", "-03", "20-03"]) {
    const { error } = workHistoryForm.safeParse({ ...workHistoryValues(given), startDate });
    expect(error!.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["startDate", "Choose a month and enter a year, like March 2024"],
    ]);
  }
});

test("a word of a list is no essay", () => {
  const { error } = workHistoryInput.safeParse({ ...given, gradeLevels: ["a".repeat(201)] });
  expect(error!.issues.map(({ path }) => path[0])).toEqual(["gradeLevels"]);
});
