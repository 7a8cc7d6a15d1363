import { spawn } from "node:child_process";
import { join } from "node:path";
import { repository } from "../../scripts/terminal/run";

/** Runs a script of scripts/ as an operator does, against the served Worker: its exit code, and all that it said. */
export async function operatorCommand(
  operator: { port: number; operatorToken: string },
  script: string,
  ...options: string[]
): Promise<{ code: number | null; said: string }> {
  const url = `http://127.0.0.1:${operator.port}`;
  const path = join(repository, "scripts", script);
  const child = spawn(process.execPath, ["--import", "tsx", path, "--url", url, ...options], {
    cwd: repository,
    env: { ...process.env, OPERATOR_TOKEN: operator.operatorToken },
    timeout: 60_000,
  });
  let said = "";
  child.stdout.on("data", (text) => (said += text));
  child.stderr.on("data", (text) => (said += text));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, said };
}
