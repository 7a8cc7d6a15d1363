import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/chromium";

const onCi = Boolean(process.env["CI"]);

/** The journeys in a browser, against the built Worker that the global setup serves. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/support/browser-setup.ts",
  workers: 2,
  // On a machine that others wait for, a journey that passes only when tried again is named as flaky; here it fails.
  retries: onCi ? 2 : 0,
  forbidOnly: onCi,
  timeout: onCi ? 120_000 : 60_000,
  expect: { timeout: onCi ? 20_000 : 10_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/tests/browser.json" }]],
  use: {
    // Without the film: taking a picture of every frame costs more than the journeys themselves.
    trace: { mode: onCi ? "on-first-retry" : "retain-on-failure", screenshots: false, snapshots: true, sources: false },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  projects: [{ name: "desktop", use: { ...devices["Desktop Chrome"] } }],
});
