import { type ChildProcess } from "node:child_process";
import { chmodSync, closeSync, createWriteStream, mkdirSync, openSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { withoutSecrets } from "../../app/kernel/route-pattern";
import { repository, startInBackground, stopInBackground } from "../terminal/run";
import { Complaint } from "../terminal/say";
import { freePort } from "./free-port";
import { request } from "./request";

/** How the Worker is served: `state` and `envFile` default to wrangler's own, `log` receives all that it prints. */
export interface ServeOptions {
  port: number;
  log: string;
  state?: string;
  envFile?: string;
  /** Extra variables for wrangler's own process. */
  env?: Record<string, string>;
  /** Sees each line the Worker prints. */
  onLine?: (line: string) => void;
}

/** A Worker that runs; `ended` settles when its process is gone. */
export interface ServedWorker {
  port: number;
  process: ChildProcess;
  ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** The practice's Worker, and the one that draws its PDFs. */
const CONFIGURATIONS = ["--config", "wrangler.toml", "--config", "wrangler.print.toml"];

/** What wrangler puts before each line where it serves several Workers. */
const WHICH_WORKER = /^\[virtual-practice(?:-print)?\] /;

/** Starts `wrangler dev` with every binding in the local runtime, and waits until /healthz answers 200. */
export async function serve(options: ServeOptions): Promise<ServedWorker> {
  const args = ["dev", ...CONFIGURATIONS, "--local", "--ip", "127.0.0.1", "--port", String(options.port)];
  args.push("--inspector-port", String(await freePort()), "--show-interactive-dev-session=false");
  args.push("--var", `LOCAL_PORT:${options.port}`);
  if (options.state) args.push("--persist-to", options.state);
  if (options.envFile) args.push("--env-file", options.envFile);
  const child = startInBackground("wrangler", args, options.env);
  const tail = record(child, options);
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const worker = { port: options.port, process: child, ended, stop: () => stopInBackground(child) };
  await untilHealthy(worker, tail, options);
  return worker;
}

/** An empty file that its owner alone can read, one that was there before too. */
export function ownersFile(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, "w", 0o600));
  chmodSync(path, 0o600);
  return path;
}

/**
 * Writes what the process prints to the log, without the secrets of links, and keeps the last lines for a complaint.
 */
function record(child: ChildProcess, { log, onLine }: ServeOptions): string[] {
  const sink = createWriteStream(ownersFile(resolve(repository, log)));
  const tail: string[] = [];
  let rest = "";
  const take = (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    for (const printed of lines) {
      const line = withoutSecrets(printed.replace(WHICH_WORKER, ""));
      sink.write(`${line}\n`);
      onLine?.(line);
      tail.push(line);
    }
    tail.splice(0, Math.max(0, tail.length - 30));
  };
  child.stdout?.on("data", take);
  child.stderr?.on("data", take);
  return tail;
}

async function untilHealthy(worker: ServedWorker, tail: string[], { port, log }: ServeOptions): Promise<void> {
  const deadline = Date.now() + 60_000;
  let last = "it did not answer";
  while (Date.now() < deadline) {
    if (worker.process.exitCode !== null) break;
    try {
      const answer = await request({ port, path: "/healthz", timeout: 5000 });
      if (answer.status === 200) return;
      last = `/healthz answered ${answer.status}: ${answer.body.slice(0, 500)}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((done) => setTimeout(done, 150));
  }
  await worker.stop();
  throw new Complaint(`The Worker did not start (${last}). The last lines of ${log}:\n\n${tail.join("\n")}`);
}
