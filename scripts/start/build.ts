import { existsSync } from "node:fs";
import { join } from "node:path";
import { repository, run } from "../terminal/run";
import { Complaint } from "../terminal/say";

/**
 * Builds the browser's files, the server, the modules that it reads when they are needed, the Worker that draws PDFs, the islands of the public pages and the widget's script, in build/. The
 * server's build reads the names of the browser's files, hence the order. `keep` leaves what was built before in place,
 * so that a Worker that runs meanwhile never misses a file.
 */
export async function build({ keep = false }: { keep?: boolean } = {}): Promise<void> {
  const flags = keep ? ["--emptyOutDir", "false"] : [];
  await vite(["build", ...flags]);
  await vite(["build", "--ssr", ...flags]);
  for (const config of [
    "vite.modules.config.ts",
    "vite.print.config.ts",
    "vite.islands.config.ts",
    "vite.widget.config.ts",
  ])
    if (existsSync(join(repository, config))) await vite(["build", "--config", config, ...flags]);
}

/** Runs one build and shows what it printed only where it failed. */
async function vite(args: string[]): Promise<void> {
  const { code, output } = await run("vite", args, { output: "pipe", env: { NODE_ENV: "production" } });
  if (code !== 0) throw new Complaint(`The build failed:\n\n${output}`);
}
