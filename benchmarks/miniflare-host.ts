import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { repository, run } from "../scripts/terminal/run";

/**
 * Serves a Worker of this folder with its Durable Objects straight from workerd: `wrangler dev` would put a Worker of
 * its own before it, through which every frame goes. What the objects store goes to `state`.
 */
export async function serveBundle(
  file: string,
  { objects, state }: { objects: Record<string, string>; state: string },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = join(repository, ".cache/bench");
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "bundle.json");
  const dates = { compatibility_date: "2026-11-01", compatibility_flags: ["nodejs_compat"] };
  const bindings = Object.entries(objects).map(([name, className]) => ({ name, class_name: className }));
  const migrations = [{ tag: "v1", new_sqlite_classes: Object.values(objects) }];
  const main = join(repository, "benchmarks", file);
  writeFileSync(config, JSON.stringify({ name: "bench", main, ...dates, durable_objects: { bindings }, migrations }));
  const outdir = join(folder, "bundle");
  const args = ["deploy", "--dry-run", "--config", config, "--outdir", outdir];
  const { code, output } = await run("wrangler", args, { output: "pipe" });
  if (code !== 0) throw new Error(`${file} could not be bundled:\n${output}`);
  const options = convertV4MiniflareOptions({
    modules: true,
    scriptPath: join(outdir, file.replace(/\.ts$/, ".js")),
    compatibilityDate: dates.compatibility_date,
    compatibilityFlags: dates.compatibility_flags,
    durableObjects: Object.fromEntries(
      Object.entries(objects).map(([name, className]) => [name, { className, useSQLite: true }]),
    ),
    host: "127.0.0.1",
    port: 0,
  });
  const served = new Miniflare({ ...options, resourcePersistencePath: state });
  const { port } = await served.ready;
  return { port: Number(port), stop: () => served.dispose() };
}
