/** Counts from the runners' JSON reports. A runner that failed without naming a test counts as one failure. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import type { Count } from "./phase.ts";

export const reportFolder = "test-results";

const secondTry = "↻ at the second try:";

/** A check without parts: types, lint. */
export const countOne = (succeeded: boolean): Count => ({
  passed: Number(succeeded),
  failed: Number(!succeeded),
});

export const auditReport = `${reportFolder}/audit.json`;

/** A registry that offers no audit is no pass and no failure. */
export function countAudit(succeeded: boolean): Count {
  const state = read<{ state: string }>(auditReport)?.state;
  return { passed: Number(succeeded && state === "clean"), failed: Number(!succeeded || !state) };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/**
 * A file that could not even be loaded has no tests in the report; it counts as one failure. A test that passed at its
 * second try keeps the messages of the first, and is named.
 */
export function countVitest(succeeded: boolean, file: string): Count {
  const report = read<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    (one) => one.status === "failed" && !one.assertionResults.length,
  );
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === "failed");
  const flaky = tests.filter(
    ({ status, failureMessages }) => status === "passed" && !!failureMessages?.length,
  );
  return atLeastOneFailure(succeeded, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    names: [
      ...unloaded.map(({ name }) => `✗ ${name}`),
      ...failed.map(({ fullName }) => `✗ ${fullName}`),
      ...flaky.map(({ fullName }) => `${secondTry} ${fullName}`),
    ],
  });
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
}

/** A flaky one passed at its second try, and is named. */
export function countPlaywright(succeeded: boolean, file: string): Count {
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const names = (one: Suite): string[] => [
    ...one.specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status }) => `${status === "flaky" ? secondTry : "✗"} ${file} › ${title}`),
    ),
    ...(one.suites ?? []).flatMap(names),
  ];
  return atLeastOneFailure(succeeded, {
    passed: expected + flaky,
    failed: unexpected,
    names: report.suites.flatMap(names),
  });
}

const atLeastOneFailure = (succeeded: boolean, count: Count): Count =>
  succeeded || count.failed ? count : { ...count, failed: 1 };

/** Read once: a report of an earlier run must never be counted for a run that wrote none. */
function read<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, "utf8")) as T;
  rmSync(file);
  return report;
}
