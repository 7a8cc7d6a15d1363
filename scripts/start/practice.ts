import { join } from "node:path";
import { seedDemo } from "../demo/seed";
import { repository } from "../terminal/run";
import { say, step } from "../terminal/say";
import { migrateLocal } from "../worker/migrate-local";
import { ensureSecrets } from "../worker/secrets";
import { serve } from "../worker/serve";
import { build } from "./build";
import { tickEveryMinute } from "./clock";
import { greet } from "./greeting";
import { buildIsStale } from "./newest";

const secretsFile = join(repository, ".dev.vars");
const log = ".local/worker.log";
const ledger = join(repository, ".local/demo.json");

/** Everything before the Worker can run: its secrets, its build where the sources are newer, its databases. */
export async function preparePractice(): Promise<void> {
  const { made } = ensureSecrets(secretsFile);
  if (made.length > 0) say(`  Created the secrets ${made.join(", ")} in .dev.vars.`);
  if (buildIsStale()) await step("Build", build);
  else say("  The build is up to date.");
  const ran = await step("Local databases", () => migrateLocal());
  if (ran > 0) say(`  ${ran} migrations ran.`);
}

/** Fills the demo practices through the operator's door: wholly once, later with the days that have passed since. */
function seed(port: number): Promise<void> {
  const { variables } = ensureSecrets(secretsFile);
  const operatorToken = variables["OPERATOR_TOKEN"] ?? "";
  return seedDemo({ port, operatorToken, ledger, now: Date.now(), progress: (line) => say(`  ${line}`) });
}

/** Serves the practice until Ctrl-C or until the Worker ends by itself. */
export async function runPractice(port: number): Promise<void> {
  const onLine = (line: string) => {
    if (/\[ERROR\]|✘|Uncaught/.test(line)) say(`  worker: ${line}`);
  };
  const worker = await step("Worker", () => serve({ port, log, onLine }));
  const stopClock = tickEveryMinute(port, (line) => say(`  ${line}`));
  const interrupted = new Promise<void>((done) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => done());
  });
  try {
    const ready = step("Demo practices", () => seed(port)).then(() => greet(port, log));
    const stopped = interrupted.then(() => "interrupted" as const);
    const ended = await Promise.race([stopped, worker.ended, ready.then(() => Promise.race([stopped, worker.ended]))]);
    if (ended !== "interrupted") throw new Error(`The Worker stopped unexpectedly (${ended}). See ${log}.`);
    say("\nStopping.");
  } finally {
    stopClock();
    await worker.stop();
  }
}
