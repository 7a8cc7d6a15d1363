import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The heavy rounds of `npm run soak`: one file at a time, against the built Worker. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    name: "soak",
    environment: "node",
    include: ["tests/**/*.soak.ts"],
    globalSetup: ["tests/support/served-setup.ts"],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
});
