/** End-to-end tests: e2e/*.e2e.ts in the system's own Chromium, against one product that is started for the run. */
import { defineConfig } from "@playwright/test";
import { headlessChromium } from "./checks/run/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  projects: [{ name: "e2e", testMatch: "**/*.e2e.ts" }],
  globalSetup: "./e2e/fixtures/start-product.ts",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  // A second try is named in the summary: it is a race to mend, not a pass.
  retries: 1,
  forbidOnly: true,
  // For a test that hangs; busy machines are slow.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    // Requests that a service worker makes pass a journey's routes by; one journey switches it on.
    serviceWorkers: "block",
    timezoneId: "America/Chicago",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // Recording costs a fifth of the CPU time: only a second try is recorded.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: headlessChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
