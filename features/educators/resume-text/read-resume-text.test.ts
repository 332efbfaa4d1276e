import { expect, test } from "vitest";
import { parseResumeText } from "./read-resume-text.ts";
import { resumesUnderTest } from "./resumes.fixtures.ts";
import { compared, score } from "./score.fixtures.ts";

for (const { called, text, work, education } of resumesUnderTest)
  test(`a resume with ${called}`, () => {
    const found = parseResumeText(text);
    expect(found.workHistories.map(compared)).toEqual(work.map(compared));
    expect(found.educationHistories.map(compared)).toEqual(education.map(compared));
  });

test("over all of them, what is told is right and little is missed", () => {
  const { precision, recall } = score((resume) => parseResumeText(resume.text));
  expect(precision).toBeGreaterThan(0.98);
  expect(recall).toBeGreaterThan(0.98);
});

test("what was done there comes along, bullet by bullet", () => {
  const [first] = parseResumeText(resumesUnderTest[0]!.text).workHistories;
  expect(first!.description).toBe(
    "Planned play-based lessons for 12 children\nWrote daily notes to families since 2021",
  );
});

test("nothing is made up", () => {
  const nothing = { workHistories: [], educationHistories: [] };
  expect(parseResumeText("")).toEqual(nothing);
  expect(
    parseResumeText("Dear Ms. Ortiz,\n\nI would love to teach at Sunny Hill. Call (512) 555-2018."),
  ).toEqual(nothing);
  expect(
    parseResumeText(
      "EXPERIENCE\nI have worked with children since I was young.\n\nEDUCATION\nLove of learning",
    ),
  ).toEqual(nothing);
  const recipe = "Sunny soup\n2019 – 2020 tomatoes\nsalt\n".repeat(50);
  expect(parseResumeText(recipe)).toEqual(nothing);
});

test("an entry is as complete as the text: a month that is not said stays away", () => {
  const { workHistories } = parseResumeText("Experience\nNanny\t2018 – 2020");
  expect(workHistories).toEqual([{ jobTitle: "Nanny", startDate: "2018", endDate: "2020", current: false }]);
});

test("a text of a megabyte is read within a moment", () => {
  const hostile = [
    "Experience",
    "a ".repeat(60_000),
    "Jan 2020 - ".repeat(20_000),
    "A, ".repeat(60_000),
    "-".repeat(100_000),
  ];
  const started = Date.now();
  parseResumeText(hostile.join("\n").repeat(2));
  expect(Date.now() - started).toBeLessThan(15_000);
});
