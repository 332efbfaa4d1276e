/**
 * Queries the package registry for known vulnerabilities in shipped packages; fails at high and critical
 * ones.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { auditReport, reportFolder } from "./reports.ts";

/** What `npm audit --json` says, or the error it ends with. */
interface Report {
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
  message?: string;
  error?: { code?: string; summary?: string };
}

export type AuditResult = { state: "clean" | "not offered" } | { state: "found"; vulnerabilities: string[] };

/** @throws Error when the output is not npm's. */
export function readReport(text: string): AuditResult {
  const report = JSON.parse(text) as Report;
  if (!report.metadata) return { state: "not offered" };
  const vulnerabilities = Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => severity === "high" || severity === "critical")
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return vulnerabilities.length ? { state: "found", vulnerabilities } : { state: "clean" };
}

if (import.meta.main) {
  const npm = process.env["npm_execpath"];
  const [program, ...before] = npm ? [process.execPath, npm] : ["npm"];
  const args = [...before, "audit", "--json", "--omit=dev", "--audit=true"];
  const project = join(import.meta.dirname, "../..");
  const { stdout } = spawnSync(program!, args, { cwd: project, encoding: "utf8", maxBuffer: 50_000_000 });
  const result = readReport(stdout || "{}");
  if (result.state === "found")
    for (const vulnerability of result.vulnerabilities) console.error(vulnerability);
  if (result.state === "not offered")
    console.log("NOT CHECKED: this package registry offers no audit (or is out of reach).");
  mkdirSync(join(project, reportFolder), { recursive: true });
  writeFileSync(join(project, auditReport), JSON.stringify(result));
  process.exit(result.state === "found" ? 1 : 0);
}
