import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { inWorkerd } from "./vitest.workers.config";

const provide = {
  seed: Number(process.env["SOAK_SEED"] ?? 1),
  /** How many months of books are drawn. */
  months: Number(process.env["SOAK_MONTHS"] ?? 1_000),
};

/** The heavy rounds of `npm run soak`: one file at a time, against the built Worker or inside workerd. */
export default defineConfig({
  test: {
    maxWorkers: 1,
    fileParallelism: false,
    projects: [
      {
        resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
        test: {
          name: "soak",
          environment: "node",
          include: ["tests/**/*.soak.ts"],
          exclude: ["tests/workers/**"],
          globalSetup: ["tests/support/served-setup.ts"],
          provide,
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
        },
      },
      inWorkerd("soak-workerd", "tests/workers/**/*.soak.ts", { provide }),
    ],
  },
});
