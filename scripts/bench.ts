import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { repository, run } from "./terminal/run";
import { Complaint, main, step } from "./terminal/say";

/** Runs each benchmark by itself, one after the other, so that none disturbs another's times, and as it is deployed. */
main(async () => {
  const folder = join(repository, "benchmarks");
  const wanted: string[] = process.argv.slice(2);
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith(".bench.ts"));
  const chosen = names.filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part))).sort();
  if (chosen.length === 0) throw new Complaint(`No benchmark of that name; there are: ${names.join(", ")}`);
  for (const name of chosen) {
    await step(name, async () => {
      const { code } = await run("tsx", [join("benchmarks", name)], { env: { NODE_ENV: "production" } });
      if (code !== 0) throw new Complaint(`${name} broke off.`);
    });
  }
});
