import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/chromium";

/** The journeys in a browser, against the built Worker that the global setup serves. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/support/browser-setup.ts",
  workers: 2,
  // On a machine that others wait for, a journey that passes only the second time is named as flaky; here it fails.
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/tests/browser.json" }]],
  use: {
    // Without the film: taking a picture of every frame costs more than the journeys themselves.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true, sources: false },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  projects: [{ name: "desktop", use: { ...devices["Desktop Chrome"] } }],
});
