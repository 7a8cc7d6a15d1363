import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { fileURLToPath } from "node:url";
import { defineProject, type UserWorkspaceConfig } from "vitest/config";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Files that run inside workerd: data, rooms and queues. */
export const inWorkerd = (name: string, include: string, more: UserWorkspaceConfig["test"] = {}) =>
  defineProject({
    plugins: [
      cloudflareTest(async () => ({
        wrangler: { configPath: "./tests/workers/wrangler.toml" },
        miniflare: {
          bindings: {
            ASSETS: "no assets in these tests",
            DIRECTORY_MIGRATIONS: await readD1Migrations(root("./migrations/directory")),
            TENANT_MIGRATIONS: await readD1Migrations(root("./migrations/tenant")),
          },
        },
      })),
    ],
    resolve: {
      alias: {
        "~/platform/access/password-cost.server": root("./tests/workers/support/password-cost.ts"),
        "~": root("./app"),
      },
    },
    test: {
      name,
      include: [include],
      setupFiles: ["./tests/workers/migrate.ts"],
      // One runtime for all files: each opens organizations of its own, so what another wrote is out of its reach.
      isolate: false,
      testTimeout: 120_000,
      // The runtime is shared: a hook that does what is due does what other files left, too.
      hookTimeout: 120_000,
      deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare"] } } },
      ...more,
    },
  });

export default inWorkerd("workerd", "tests/workers/**/*.test.ts");
