import { randomInt } from "node:crypto";
import { build } from "./start/build";
import { buildIsStale } from "./start/newest";
import { run } from "./terminal/run";
import { main, say, step } from "./terminal/say";

/** The heavy rounds (tests/**\/*.soak.ts), on the built Worker. SOAK_SEED repeats a round that was seen to fail. */
main(async () => {
  if (buildIsStale()) await step("Build", build);
  const seed = process.env["SOAK_SEED"] ?? String(randomInt(2 ** 31));
  say(`Seed ${seed}. The same round again: SOAK_SEED=${seed} npm run soak`);
  const args = ["run", "--config", "vitest.soak.config.ts", ...process.argv.slice(2)];
  const { code } = await run("vitest", args, { env: { SOAK_SEED: seed } });
  process.exitCode = code;
});
