import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first";

const resolve = { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } };

/**
 * Three kinds of test: `unit` runs in Node, `workerd` inside the Worker's runtime, `served` in Node against the built
 * Worker. The journeys in a browser are Playwright's (playwright.config.ts).
 */
export default defineConfig({
  resolve,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: {
          name: "unit",
          environment: "node",
          // One copy of the modules for all files: no file changes what it imports, and starting anew for each is half the time.
          isolate: false,
          testTimeout: 120_000,
          setupFiles: ["tests/support/read-data.ts"],
          include: [
            "app/**/*.test.ts",
            "app/**/*.test.tsx",
            "party/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/architecture/**/*.test.ts",
          ],
        },
      },
      "./vitest.workers.config.ts",
      {
        resolve,
        test: {
          name: "served",
          environment: "node",
          // The matrix has a Worker of its own, the other files share one: each fills a processor.
          maxWorkers: 2,
          setupFiles: ["tests/support/read-data.ts"],
          include: ["tests/served/**/*.test.ts", "tests/isolation/**/*.test.ts"],
          globalSetup: ["tests/support/served-setup.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
