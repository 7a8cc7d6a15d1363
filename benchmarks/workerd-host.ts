import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository, startInBackground, stopInBackground } from "../scripts/terminal/run";
import { freePort } from "../scripts/worker/free-port";
import { request } from "../scripts/worker/request";

/** A worker of the benchmarks in workerd; `ask` sends it a query and gives its answer. */
export interface WorkerdHost {
  ask(query: Record<string, string | number>): Promise<string>;
  stop(): Promise<void>;
}

/** Serves a file of this folder by `wrangler dev`, with nothing else around it. */
export async function hostInWorkerd(file: string): Promise<WorkerdHost> {
  const folder = join(repository, ".cache/bench");
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "wrangler.json");
  const main = join(repository, "benchmarks", file);
  writeFileSync(config, JSON.stringify({ name: "bench", main, compatibility_date: "2026-11-01" }));
  const port = await freePort();
  const args = ["dev", "--local", "--config", config, "--ip", "127.0.0.1", "--port", String(port)];
  args.push("--inspector-port", String(await freePort()), "--show-interactive-dev-session=false");
  const child = startInBackground("wrangler", args);
  const ask: WorkerdHost["ask"] = async (query) => {
    const text = Object.entries(query).map(([name, value]) => `${name}=${value}`);
    const once = () => request({ port, path: `/?${text.join("&")}`, timeout: 300_000 });
    // A line that was kept open may have ended meanwhile: then once more.
    const { status, body } = await once().catch(once);
    if (status !== 200) throw new Error(`the worker of ${file} answered ${status}: ${body.slice(0, 300)}`);
    return body;
  };
  for (const deadline = Date.now() + 60_000; ;) {
    try {
      await ask({ side: "none", doctors: 1, days: 1, step: 5, calls: 1 });
      return { ask, stop: () => stopInBackground(child) };
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}
