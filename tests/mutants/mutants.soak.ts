import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repository } from "../../scripts/terminal/run";
import { allMutants, type Mutant } from "./mutants";
import { VITEST, Workshop } from "./workshop";

/** How many are tried in a round: MUTANTS=all for each there is. */
const ROUND = process.env["MUTANTS"] ?? "40";
const workshop = new Workshop();

afterAll(() => workshop.close());

/** The same number from each kind, spread over the list, beginning where the seed says. */
function chosen(mutants: readonly Mutant[]): Mutant[] {
  if (ROUND === "all") return [...mutants];
  const step = Math.max(1, Math.floor(mutants.length / Number(ROUND)));
  const offset = Number(process.env["SOAK_SEED"] ?? 0) % step;
  return mutants.filter((_mutant, index) => index % step === offset).slice(0, Number(ROUND));
}

/** First the feature's own tests, which are quick, then all of its runtime, then every door as everyone. */
async function survives({ feature }: Mutant): Promise<boolean> {
  const own = `tests/workers/${feature}`;
  const run = (...args: string[]) => workshop.passes(VITEST, "run", "--bail", "1", ...args);
  if (existsSync(join(repository, own)) && !(await run("--project", "workerd", own))) return false;
  if (!(await run("--project", "workerd"))) return false;
  if (!(await workshop.passes("tsx/dist/cli.mjs", "scripts/build.ts"))) return false;
  return run("--project", "served", "tests/isolation");
}

test(
  "no removal of an organization's predicate or of a check of who may goes unnoticed",
  { timeout: 36_000_000 },
  async () => {
    const survivors: string[] = [];
    const tried = chosen(allMutants());
    for (const [index, mutant] of tried.entries()) {
      const { path, line, kind } = mutant;
      const alive = await workshop.broken([mutant], () => survives(mutant));
      console.log(`${index + 1} of ${tried.length}: ${kind} ${path}:${line} ${alive ? "SURVIVES" : "is noticed"}`);
      if (alive) survivors.push(`${kind} ${path}:${line}`);
    }
    expect(tried.length).toBeGreaterThanOrEqual(40);
    expect(survivors).toEqual([]);
  },
);
