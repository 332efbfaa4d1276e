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

const oneTest = { status: "passed", assertionResults: [{}] };

test("a check without parts counts as one", () => {
  expect(countOne(true)).toEqual({ passed: 1, failed: 0 });
  expect(countOne(false)).toEqual({ passed: 0, failed: 1 });
});

test("a test file that does not load is a failure", () => {
  const testResults = [oneTest, { status: "failed", assertionResults: [] }];
  const file = report({ numPassedTests: 1, numFailedTests: 0, testResults });
  expect(countVitest(false, file)).toEqual({ passed: 1, failed: 1 });
});

test("a runner that failed although no test did is a failure", () => {
  const file = report({ numPassedTests: 1, numFailedTests: 0, testResults: [oneTest] });
  expect(countVitest(false, file)).toEqual({ passed: 1, failed: 1 });
  expect(countPlaywright(false, report({ stats: { expected: 2, unexpected: 0, flaky: 0 } }))).toEqual({
    passed: 2,
    failed: 1,
  });
});

test("a report is counted once: a runner that writes none has failed", () => {
  const file = report({ stats: { expected: 3, unexpected: 1, flaky: 0 } });
  expect(countPlaywright(false, file)).toEqual({ passed: 3, failed: 1 });
  expect(existsSync(file)).toBe(false);
  expect(countPlaywright(true, file)).toEqual({ passed: 0, failed: 1 });
});
