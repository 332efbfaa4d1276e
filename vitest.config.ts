/** Everything named *.test.ts beside what it tests: unit tests, and those that ask a real PostgreSQL (`--project database`). */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
const all = globSync("{app,bench,checks,db,features,platform}/**/*.test.{ts,tsx}", { cwd: root });
/** Told by what they import, so that nobody has to keep a list or a naming rule. */
const asksDatabase = (file: string) => /embedded-postgres|\/testing\/|-under-test/.test(importsOf(file));
const importsOf = (file: string) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/\bfrom "([^"]+)"/g)]
    .map((match) => match[1])
    .join("\n");

const common = {
  // For a test that hangs; a busy machine may take its time.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  setupFiles: "platform/server/testing/patience.ts",
  restoreMocks: true,
  unstubEnvs: true,
  env: { TZ: process.env["TEST_CLOCK_ZONE"] ?? "UTC" },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    teardownTimeout: 15_000,
    projects: [
      { test: { ...common, name: "unit", include: all.filter((file) => !asksDatabase(file)) } },
      {
        test: {
          ...common,
          name: "database",
          include: all.filter(asksDatabase),
          globalSetup: "platform/server/testing/global-setup.ts",
        },
      },
    ],
  },
});
