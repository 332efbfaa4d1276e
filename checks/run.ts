/**
 * `npm test` runs everything, `npm run check` the fast part; the last line counts passed and failed tests.
 */
import { mkdirSync } from "node:fs";
import { chromiumPath } from "./run/chromium.ts";
import { ffmpegPath } from "./run/ffmpeg.ts";
import { clamdPath } from "./run/clamd.ts";
import { radicalePath } from "./run/radicale.ts";
import { runPhases } from "./run/phase.ts";
import type { Phase } from "./run/phase.ts";
import { countAudit, countOne, countPlaywright, countVitest, reportFolder } from "./run/reports.ts";

const node = (script: string, ...args: string[]) => [script, ...args];
const tool = (path: string, ...args: string[]) => node(`node_modules/${path}`, ...args);
const vitestReport = (project: string) => `${reportFolder}/vitest-${project}.json`;
const vitest = (project: string) =>
  tool(
    "vitest/vitest.mjs",
    ...["run", `--project=${project}`],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport(project)}`],
  );
const playwrightReport = `${reportFolder}/playwright.json`;

const types: Phase = {
  name: "Types",
  commands: [
    tool("@react-router/dev/bin.cjs", "typegen"),
    tool(
      "typescript/lib/tsc.js",
      // Several checkers would each work out the database's types again: one is three times as fast.
      ...["--checkers", "1"],
      "--incremental",
      ...["--tsBuildInfoFile", "node_modules/.cache/types.json"],
    ),
  ],
  seconds: 300,
  count: countOne,
};
const lint: Phase = {
  name: "Lint",
  commands: [tool("oxlint/bin/oxlint", "--deny-warnings")],
  seconds: 60,
  count: countOne,
};
const format: Phase = {
  name: "Format",
  commands: [tool("oxfmt/bin/oxfmt", "--list-different")],
  seconds: 60,
  count: countOne,
};
const unusedCode: Phase = {
  name: "Unused files, dependencies and exports",
  commands: [tool("knip/bin/knip.js", "--include", "files,dependencies,unlisted,exports,types")],
  seconds: 120,
  count: countOne,
};
const catalogues: Phase = {
  name: "Translations",
  commands: [node("checks/run/catalogues.ts")],
  seconds: 90,
  count: countOne,
};
const secrets: Phase = {
  name: "No secrets in the repository",
  commands: [node("checks/run/secrets.ts")],
  seconds: 300,
  count: countOne,
};
const audit: Phase = {
  name: "Known vulnerabilities",
  commands: [node("checks/run/audit.ts")],
  seconds: 120,
  live: true,
  count: countAudit,
};
const unitTests: Phase = {
  name: "Conventions and unit tests",
  commands: [vitest("unit")],
  seconds: 300,
  live: true,
  count: (succeeded) => countVitest(succeeded, vitestReport("unit")),
};
const databaseTests: Phase = {
  name: "Database tests",
  commands: [vitest("database")],
  environment: async () => ({
    CLAMD_PATH: clamdPath(),
    FFMPEG_PATH: ffmpegPath(),
    RADICALE_PATH: radicalePath(),
  }),
  seconds: 1800,
  live: true,
  count: (succeeded) => countVitest(succeeded, vitestReport("database")),
};
const build: Phase = {
  name: "Build",
  commands: [node("app/commands/build.ts")],
  seconds: 300,
  count: countOne,
};
const e2e: Phase = {
  name: "End-to-end tests",
  commands: [tool("@playwright/test/cli.js", "test", "--project=e2e", "--reporter=list,json")],
  environment: async () => ({
    CHROMIUM_PATH: chromiumPath(),
    FFMPEG_PATH: ffmpegPath(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  }),
  // About 30 minutes on two idle cores; a busy machine takes twice that, and a hung test ends by its own limit.
  seconds: 3900,
  live: true,
  count: (succeeded) => countPlaywright(succeeded, playwrightReport),
};

/** Side by side, the longest first. */
const fast = [unitTests, types, catalogues, unusedCode, lint, secrets, format];
const isWhole = process.argv[2] === "all";
/** The database and end-to-end tests have the machine to themselves: some of them are about time. */
const stages = isWhole ? [[...fast, build, audit], [databaseTests], [e2e]] : [fast];

mkdirSync(reportFolder, { recursive: true });
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const phases of stages)
  for (const [index, { passed, failed, names = [] }] of (await runPhases(phases, 2)).entries()) {
    total.passed += passed;
    total.failed += failed;
    failures.push(...(failed && !names.length ? [`✗ ${phases[index]!.name}`] : names));
  }
for (const name of failures) console.log(name);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
