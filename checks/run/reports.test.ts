import { mkdtempSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { countOne, countPlaywright, countVitest } from "./reports.ts";

const folder = mkdtempSync(join(tmpdir(), "cubby-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const oneTest = { name: "one.test.ts", status: "passed", assertionResults: [{}] };

test("a check without parts counts as one", () => {
  expect(countOne(true)).toEqual({ passed: 1, failed: 0 });
  expect(countOne(false)).toEqual({ passed: 0, failed: 1 });
});

test("a test file that does not load is a failure, and is named", () => {
  const broken = { name: "broken.test.ts", status: "failed", assertionResults: [] };
  const file = report({ numPassedTests: 1, numFailedTests: 0, testResults: [oneTest, broken] });
  expect(countVitest(false, file)).toEqual({ passed: 1, failed: 1, names: ["✗ broken.test.ts"] });
});

test("failed tests are named, and those that passed at their second try", () => {
  const assertionResults = [
    { status: "passed", fullName: "one", failureMessages: [] },
    { status: "passed", fullName: "another", failureMessages: ["expected 1 to be 2"] },
    { status: "failed", fullName: "other" },
  ];
  const file = report({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [{ name: "x.test.ts", status: "failed", assertionResults }],
  });
  const names = ["✗ other", "↻ at the second try: another"];
  expect(countVitest(false, file)).toEqual({ passed: 2, failed: 1, names });
});

test("a runner that failed although no test did is a failure", () => {
  const file = report({ numPassedTests: 1, numFailedTests: 0, testResults: [oneTest] });
  expect(countVitest(false, file)).toMatchObject({ passed: 1, failed: 1 });
  const playwrightReport = report({ stats: { expected: 2, unexpected: 0, flaky: 0 }, suites: [] });
  expect(countPlaywright(false, playwrightReport)).toMatchObject({ passed: 2, failed: 1 });
});

test("a report is counted once: a runner that writes none has failed", () => {
  const file = report({ stats: { expected: 3, unexpected: 1, flaky: 1 }, suites: [suite] });
  expect(countPlaywright(false, file)).toEqual({
    passed: 4,
    failed: 1,
    names: ["✗ one.e2e.ts › goes", "↻ at the second try: one.e2e.ts › stays"],
  });
  expect(existsSync(file)).toBe(false);
  expect(countPlaywright(true, file)).toEqual({ passed: 0, failed: 1 });
});

const specOf = (title: string, status: string) => ({ title, file: "one.e2e.ts", tests: [{ status }] });
const suite = {
  specs: [specOf("goes", "unexpected")],
  suites: [{ specs: [specOf("stays", "flaky"), specOf("works", "expected")] }],
};
