import { expect, test } from "vitest";
import { educationHistoryInput } from "./education-history-input.ts";
import { workHistoryInput } from "./work-history-input.ts";

const job = {
  company: "Sunny Hill",
  jobTitle: "Lead Teacher",
  city: "Austin",
  startDate: "2020-03-01",
  endDate: "2022-06-30",
  workedWithChildren: false,
};
const degree = {
  school: "Austin Community College",
  city: "Austin",
  educationLevelId: "bachelor",
  startDate: "2016-09-01",
  endDate: "2020-06-01",
  major: "Child development",
};
const education = educationHistoryInput((id) => id === "high-school");

/** Field → sentences, as a form shows them. */
function problems(schema: typeof workHistoryInput | typeof education, entry: object) {
  const found: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(entry).error?.issues ?? [])
    (found[String(path[0])] ??= []).push(message);
  return found;
}

test("complete entries pass, and keep their values", () => {
  expect(workHistoryInput.parse(job)).toEqual(job);
  expect(education.parse(degree)).toEqual(degree);
});

test("an empty work entry reports everything at once, each at its field", () => {
  expect(problems(workHistoryInput, {})).toEqual({
    jobTitle: ["Choose a job title"],
    company: ["Enter the employer's name"],
    city: ["Enter the city"],
    startDate: ["Enter the start date"],
    endDate: ["Enter the end date, or say that you still work here"],
    workedWithChildren: ["Say whether you worked with children"],
  });
});

test("an empty education entry too", () => {
  expect(Object.keys(problems(education, {}))).toEqual([
    "educationLevelId",
    "school",
    "city",
    "startDate",
    "endDate",
  ]);
  expect(problems(education, { ...degree, major: "" })).toEqual({ major: ["Enter your major"] });
});

test("the wrong type at one field does not hide the others", () => {
  const found = problems(workHistoryInput, { ...job, company: 7, city: "", endDate: "2019-01-01" });
  expect(Object.keys(found).sort()).toEqual(["city", "company", "endDate"]);
  expect(found.company).toHaveLength(1);
});

test.each([
  [{ startDate: "2022-06-01", endDate: "2022-06-01" }, []],
  [{ startDate: "2022-06", endDate: "2022-06" }, []],
  [{ startDate: "2022-06-02", endDate: "2022-06-01" }, ["End date must be on or after the start date"]],
  [{ startDate: "2022-07", endDate: "2022-06-30" }, ["End date must be on or after the start date"]],
  [{ startDate: "2022-07-01", endDate: "2022-06-30", current: true }, []],
  [{ startDate: "2022-07-01", endDate: null, current: true }, []],
])("%j", (dates, sentences) => {
  expect(problems(workHistoryInput, { ...job, ...dates }).endDate ?? []).toEqual(sentences);
  expect(problems(education, { ...degree, ...dates }).endDate ?? []).toEqual(sentences);
});

test("a text made of signs is not a text", () => {
  expect(Object.keys(problems(workHistoryInput, { ...job, company: "!!!", city: "李幼儿园" }))).toEqual([
    "company",
  ]);
});

test("high school needs no major; another level takes one from the list or by hand", () => {
  expect(problems(education, { ...degree, educationLevelId: "high-school", major: null })).toEqual({});
  expect(problems(education, { ...degree, major: null, majorId: "42" })).toEqual({});
  expect(problems(education, { ...degree, major: "--" })).toEqual({ major: ["Enter your major"] });
});

test("no entry at all is refused without falling over", () => {
  for (const nothing of [null, undefined, "x", 5])
    expect(workHistoryInput.safeParse(nothing).success).toBe(false);
});
