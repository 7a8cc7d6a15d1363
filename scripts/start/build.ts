import { existsSync } from "node:fs";
import { join } from "node:path";
import { repository, run } from "../terminal/run";
import { Complaint } from "../terminal/say";

/** Builds the browser's files, the islands of the public pages and the server, in build/. */
export async function build(): Promise<void> {
  await vite("remix", ["vite:build"]);
  if (existsSync(join(repository, "vite.islands.config.ts")))
    await vite("vite", ["build", "--config", "vite.islands.config.ts"]);
}

/** Runs one build and shows what it printed only where it failed. */
async function vite(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args, { output: "pipe", env: { NODE_ENV: "production" } });
  if (code !== 0) throw new Complaint(`The build failed:\n\n${output}`);
}
