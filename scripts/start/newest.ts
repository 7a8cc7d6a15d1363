import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../terminal/run";

/** What the build is made of, from the project's top. */
export const sources = [
  "app",
  "workers",
  "party",
  "public",
  "package.json",
  "remix.config.js",
  "vite.config.ts",
  "vite.modules.config.ts",
  "vite.print.config.ts",
  "vite.islands.config.ts",
  "vite.widget.config.ts",
];

/** Whether a source is newer than the built server, or nothing is built yet. */
export function buildIsStale(built = "build/server/index.js"): boolean {
  const age = newest(join(repository, built));
  return age === 0 || sources.some((source) => newest(join(repository, source)) > age);
}

/** When the newest file at or below a path was written, in milliseconds of the epoch; 0 where nothing is. */
export function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
