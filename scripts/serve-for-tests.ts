import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signalGroup } from "./terminal/run";
import { directPort } from "./worker/direct-port";
import { freePort } from "./worker/free-port";
import { migrateLocal } from "./worker/migrate-local";
import { ensureSecrets } from "./worker/secrets";
import { serve } from "./worker/serve";

/** The built Worker, served for tests on databases of its own. */
export interface TestServer {
  /**
   * Where it answers by itself, without the Worker of wrangler that stands before it; the organization goes into the Host
   * header (scripts/worker/request.ts). It changes when it crashes.
   */
  readonly url: string;
  readonly port: number;
  operatorToken: string;
  /** The process id of the server's group, for tests that kill it. */
  pid: number;
  /** The folder of its databases. */
  state: string;
  /** Kills it without a warning, as a machine that loses its power does, and serves the same databases again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the built Worker on a free port with fresh, migrated databases and its own secrets; `variables` are what a
 * deployment may have beside.
 */
export async function serveForTests(name: string, more: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "practice-"));
  const state = join(folder, "state");
  const envFile = join(folder, "env");
  await writeFile(
    envFile,
    Object.entries(more)
      .map(([key, value]) => `${key}="${value}"\n`)
      .join(""),
    { mode: 0o600 },
  );
  const { variables } = ensureSecrets(envFile);
  await migrateLocal(state);
  const port = await freePort();
  const env = { WRANGLER_REGISTRY_PATH: join(folder, "registry") };
  const start = () => serve({ port, state, envFile, env, log: `.cache/tests/${name}.log` });
  let worker = await start();
  const findPort = () => directPort(port, worker.process.pid ?? 0);
  let direct = await findPort();
  return {
    get url() {
      return `http://127.0.0.1:${direct}`;
    },
    get port() {
      return direct;
    },
    operatorToken: variables["OPERATOR_TOKEN"] ?? "",
    pid: worker.process.pid ?? 0,
    state,
    crash: async () => {
      signalGroup(worker.process, "SIGKILL");
      await worker.ended;
      worker = await start();
      direct = await findPort();
    },
    stop: async () => {
      await worker.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
