import { expect, test } from "vitest";
import type { Criterion, Fact, MatchRow } from "#features/matching/match-row.ts";
import type { AnsweredQuestion } from "../../application.ts";
import { answerRows, criterionRow, criterionRows } from "./comparison.ts";

const row = (criterion: Criterion, found: Fact, met: MatchRow["met"], required: Fact = 2): MatchRow => ({
  criterion,
  required,
  found,
  met,
  weight: 0.5,
  points: 0.5,
});
const answered = (question: string, answer: AnsweredQuestion["answer"]) =>
  ({ id: question, question, type: "text", answer }) as AnsweredQuestion;
const one = (qualificationMatches: MatchRow[], screeningQuestions: AnsweredQuestion[] = []) => ({
  qualificationMatches,
  screeningQuestions,
});

test("criteria are ordered by weight, with a gap where a job does not require one", () => {
  const rows = criterionRows([
    one([row("pay", 20, true)]),
    one([row("certifications", ["cda"], true), row("pay", 20, true)]),
  ]);
  expect(rows.map(({ criterion }) => criterion)).toEqual(["certifications", "pay"]);
  expect(rows[0]!.cells.map((cell) => cell?.found ?? null)).toEqual([null, ["cda"]]);
});

test("rows differ by found value or outcome only", () => {
  const differs = (a: MatchRow, b: MatchRow) => criterionRow([one([a]), one([b])], a.criterion).differs;
  expect(differs(row("pay", 20, true), row("pay", 20, true))).toBe(false);
  expect(differs(row("pay", 20, true), { ...row("pay", 20, true), weight: 0.1 })).toBe(false);
  expect(differs(row("pay", 20, true), row("pay", 21, true))).toBe(true);
  expect(differs(row("pay", 20, true), row("pay", 20, false))).toBe(true);
  expect(criterionRow([one([row("pay", null, "unknown")]), one([])], "pay").differs).toBe(true);
});

test("only what some meet and others do not decides", () => {
  const decides = (a: MatchRow, b: MatchRow) => criterionRow([one([a]), one([b])], a.criterion).decides;
  expect(decides(row("pay", 20, true), row("pay", 21, true))).toBe(false);
  expect(decides(row("pay", 20, true), row("pay", 26, false))).toBe(true);
  expect(decides(row("pay", 20, true), row("pay", null, "unknown"))).toBe(false);
  const asked = (answer: boolean) =>
    one([], [{ ...answered("Do you drive?", answer), type: "yes_no", knockOut: true }]);
  expect(answerRows([asked(true), asked(false)])[0]).toMatchObject({ differs: true, decides: true });
  const wished = (answer: string) => one([], [answered("When?", answer)]);
  expect(answerRows([wished("June"), wished("May")])[0]).toMatchObject({ differs: true, decides: false });
});

test("the requirement is shown if it is the same for all", () => {
  const asked = (a: Fact, b: Fact) =>
    criterionRow([one([row("experience", 24, true, a)]), one([row("experience", 24, true, b)])], "experience")
      .required;
  expect(asked(12, 12)).toBe(12);
  expect(asked(12, 24)).toBeUndefined();
});

test("identically worded questions share a row; no answer differs from an answer", () => {
  const rows = answerRows([
    one([], [answered("Do you drive?", true), answered("When?", "June")]),
    one([], [answered("Do you drive?", true), answered("Why here?", null)]),
    one([], [answered("Do you drive?", true), answered("When?", "June")]),
  ]);
  expect(rows.map(({ question, differs }) => [question, differs])).toEqual([
    ["Do you drive?", false],
    ["When?", true],
    ["Why here?", false],
  ]);
});
