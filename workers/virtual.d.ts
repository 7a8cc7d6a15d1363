declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  /** Reads what `routes` and `assets` have, which are empty before (`shortBuild` in vite.leaner.ts). */
  const build: ServerBuild & { readRoutes: () => Promise<void> };
  export = build;
}
