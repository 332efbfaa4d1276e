/** Unit tests and API tests: everything named *.test.ts beside what it tests, on a real PostgreSQL where asked for. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,bench,checks,db,features,platform}/**/*.test.{ts,tsx}"],
    globalSetup: "platform/server/testing/global-setup.ts",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    teardownTimeout: 15_000,
    restoreMocks: true,
    unstubEnvs: true,
    env: { TZ: "UTC" },
  },
});
