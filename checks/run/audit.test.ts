/**
 * How npm's output is read: findings, none, and a registry without an audit, which does not count as
 * passed.
 */
import { expect, test } from "vitest";
import { readReport } from "./audit.ts";

const report = (vulnerabilities: object) =>
  JSON.stringify({ metadata: { vulnerabilities: {} }, vulnerabilities });

test("high and critical vulnerabilities are findings, lower ones are not", () => {
  const high = { severity: "high", range: "<1.2.3" };
  expect(readReport(report({ a: high, b: { severity: "moderate", range: "*" } }))).toEqual({
    state: "found",
    vulnerabilities: ["a <1.2.3: high"],
  });
  expect(readReport(report({ b: { severity: "moderate", range: "*" } }))).toEqual({ state: "clean" });
});

test("a registry without an audit is neither", () => {
  const refused = JSON.stringify({ message: "405 Method Not Allowed", error: { code: "ENOAUDIT" } });
  expect(readReport(refused)).toEqual({ state: "not offered" });
  expect(readReport("{}")).toEqual({ state: "not offered" });
});
