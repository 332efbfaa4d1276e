/**
 * `npm run test:clocks [unit|database|e2e] [every] [word…]`: the tests of free times, interviews, clocks
 * and dates at other hours, days and zones than today's; all of them, or those whose title contains the
 * words (`T23:50 UTC`). Nothing of the machine is changed: Node processes, the scratch database and the
 * pages of the end-to-end tests each have their clock shifted.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromiumPath } from "../run/chromium.ts";
import { runPhase, type Phase } from "../run/phase.ts";
import { countPlaywright, countVitest, reportFolder } from "../run/reports.ts";
import { clockEnvironment, everyClock, fewClocks } from "./test-clocks.ts";

const preload = pathToFileURL(join(import.meta.dirname, "../../platform/server/testing/test-clock.ts")).href;
const vitestReport = `${reportFolder}/clocks-vitest.json`;
const playwrightReport = `${reportFolder}/clocks-playwright.json`;

const vitest = (project: string, ...files: string[]) => [
  ...["node_modules/vitest/vitest.mjs", "run", `--project=${project}`, ...files],
  ...["--reporter=dot", "--reporter=json", `--outputFile.json=${vitestReport}`],
];

interface Suite {
  command: string[];
  /** Of one clock. */
  seconds: number;
  count: Phase["count"];
  environment?: () => Record<string, string>;
}

const suites: Record<string, Suite> = {
  unit: {
    command: vitest(
      "unit",
      ...["features/interviews", "features/jobs/alert", "features/accounts/api/sms/quiet"],
      ...["features/educators/screens/questions", "platform/web", "platform/shared/time-zone"],
    ),
    seconds: 180,
    count: (succeeded) => countVitest(succeeded, vitestReport),
  },
  database: {
    command: vitest(
      "database",
      ...["features/interviews", "features/jobs/api/alerts", "features/jobs/api/lifecycle/job-lifecycle"],
      ...[
        "features/applications/api/offers",
        "features/applications/api/transitions/undo-rejection",
        "platform/server/jobs",
      ],
      ...["features/candidates/api/saved", "features/messages/api/mail/unread-digest"],
    ),
    seconds: 600,
    count: (succeeded) => countVitest(succeeded, vitestReport),
  },
  e2e: {
    command: [
      ...["node_modules/@playwright/test/cli.js", "test", "--reporter=line,json"],
      ...["booking", "employer-interviews", "calendars", "offers", "application-to-hire"],
    ],
    seconds: 900,
    count: (succeeded) => countPlaywright(succeeded, playwrightReport),
    environment: () => ({ CHROMIUM_PATH: chromiumPath(), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport }),
  },
};

const args = process.argv.slice(2);
const suiteNames = args.filter((word) => Object.hasOwn(suites, word));
const titleParts = args.filter((word) => !suiteNames.includes(word) && word !== "every");
const clocks = (args.includes("every") ? everyClock : fewClocks).filter(({ wall, zone }) =>
  titleParts.every((part) => `${wall} ${zone}`.includes(part)),
);
if (clocks.length === 0)
  throw new Error(`npm run test:clocks [${Object.keys(suites).join("|")}] [every] [part of a clock]`);
const selectedSuites = Object.entries(suites).filter(
  ([suite]) => suiteNames.length === 0 || suiteNames.includes(suite),
);

mkdirSync(reportFolder, { recursive: true });
const build = { name: "Build", commands: [["app/commands/build.ts"]], seconds: 600 };
const isBuilt =
  !selectedSuites.some(([suite]) => suite === "e2e") ||
  (await runPhase({ ...build, count: (succeeded) => ({ passed: 0, failed: Number(!succeeded) }) })).failed ===
    0;

const failures = isBuilt ? [] : ["Build"];
for (const [suite, { command, environment, ...phase }] of isBuilt ? selectedSuites : [])
  for (const clock of clocks) {
    const title = `${suite} at ${clock.wall} in ${clock.zone}`;
    const { failed, names = [] } = await runPhase({
      ...phase,
      name: title,
      commands: [command],
      environment: async () => ({ ...environment?.(), ...clockEnvironment(clock, preload) }),
    });
    if (failed) failures.push(title, ...names.map((test) => `  ${test}`));
  }
console.log(failures.join("\n") || "All passed at every clock.");
process.exit(failures.length > 0 ? 1 : 0);
