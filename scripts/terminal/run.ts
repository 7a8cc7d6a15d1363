import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

/** The project's top folder; every command runs there. */
export const repository = resolve(import.meta.dirname, "../..");

/** What wrangler and its runtime are told, so that nothing leaves the machine unasked and no prompt waits. */
const quietTools = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // Its own log would hold the whole address of every request, with the secrets of links.
  WRANGLER_WRITE_LOGS: "false",
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** How a command is run: extra variables, and whether its output is shown (`inherit`) or collected (`pipe`). */
export interface RunOptions {
  env?: Record<string, string>;
  output?: "inherit" | "pipe";
}

/** How a command ended: its exit code, and what it printed where that was collected. */
export interface RunResult {
  code: number;
  output: string;
}

/** The environment of every command: the project's own tools first on PATH, and the quiet settings. */
export function toolEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const bin = resolve(repository, "node_modules/.bin");
  return { ...process.env, PATH: `${bin}${delimiter}${process.env["PATH"] ?? ""}`, ...quietTools, ...extra };
}

/** Runs a command to its end. A command that cannot be started counts as exit code 127. */
export function run(command: string, args: string[], { env = {}, output = "inherit" }: RunOptions = {}) {
  return new Promise<RunResult>((done) => {
    const child = spawn(command, args, {
      cwd: repository,
      env: toolEnvironment(env),
      stdio: ["ignore", output, output],
    });
    const printed: string[] = [];
    child.stdout?.on("data", (chunk: Buffer) => printed.push(chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => printed.push(chunk.toString()));
    child.on("error", (error) => done({ code: 127, output: error.message }));
    child.on("close", (code) => done({ code: code ?? 1, output: printed.join("") }));
  });
}

/** Starts a command in a process group of its own, so that stopping it stops whatever it started. */
export function startInBackground(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const stdio = ["ignore", "pipe", "pipe"] as ["ignore", "pipe", "pipe"];
  return spawn(command, args, { cwd: repository, env: toolEnvironment(env), stdio, detached: true });
}

/** Ends a background command and its children: asks, waits for it up to five seconds, then insists. */
export async function stopInBackground(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  signalGroup(child, "SIGTERM");
  const insist = setTimeout(() => signalGroup(child, "SIGKILL"), 5000);
  await ended;
  clearTimeout(insist);
  signalGroup(child, "SIGKILL");
}

/** Sends a signal to a command's process group; a group that is already gone is no error. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}
