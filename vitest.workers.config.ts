import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { fileURLToPath } from "node:url";

/** The tests that run inside workerd: data, rooms and queues. */
export default defineConfig({
  plugins: [cloudflareTest({ wrangler: { configPath: "./tests/workers/wrangler.toml" } })],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    name: "workerd",
    include: ["tests/workers/**/*.test.ts"],
    deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare"] } } },
  },
});
