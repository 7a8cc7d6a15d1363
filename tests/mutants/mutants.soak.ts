import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repository } from "../../scripts/terminal/run";
import { allMutants, type Mutant } from "./mutants";
import { Workshop } from "./workshop";

/** How many are tried in a round: MUTANTS=all for each there is. */
const ROUND = process.env["MUTANTS"] ?? "40";
/** With which of the round it begins, counted from 1, where one was broken off. */
const FIRST = Number(process.env["MUTANTS_FROM"] ?? 1);
const workshop = new Workshop();

afterAll(() => workshop.close());

/** The same number from each kind, spread over the list, beginning where the seed says. */
function chosen(mutants: readonly Mutant[]): Mutant[] {
  if (ROUND === "all") return [...mutants];
  const step = Math.max(1, Math.floor(mutants.length / Number(ROUND)));
  const offset = Number(process.env["SOAK_SEED"] ?? 0) % step;
  return mutants.filter((_mutant, index) => index % step === offset).slice(0, Number(ROUND));
}

/**
 * By what it is noticed: first the tests that are quick and most likely to, then all of its runtime, then every door.
 */
async function noticedBy({ feature, kind }: Mutant): Promise<string | null> {
  const failure = (...args: string[]) => workshop.firstFailure("--project", ...args);
  const likely = [
    ...(kind === "authority" ? ["tests/workers/platform/every-service.test.ts"] : []),
    ...[`tests/workers/${feature}`].filter((own) => existsSync(join(repository, own))),
  ];
  for (const tests of likely) {
    const found = await failure("workerd", tests);
    if (found !== null) return found;
  }
  const found = await failure("workerd");
  if (found !== null) return found;
  if (!(await workshop.passes("tsx/dist/cli.mjs", "scripts/build.ts"))) return "the build";
  return failure("served", "tests/isolation");
}

test(
  "no removal of an organization's predicate or of a check of who may goes unnoticed",
  { timeout: 36_000_000 },
  async () => {
    const survivors: string[] = [];
    const tried = chosen(allMutants());
    for (const [index, mutant] of [...tried.entries()].slice(FIRST - 1)) {
      const { path, line, kind } = mutant;
      const notice = await workshop.broken([mutant], () => noticedBy(mutant));
      const fate = notice === null ? "SURVIVES" : `is noticed by ${notice}`;
      console.log(`${index + 1} of ${tried.length}: ${kind} ${path}:${line} ${fate}`);
      if (notice === null) survivors.push(`${kind} ${path}:${line}`);
    }
    expect(tried.length).toBeGreaterThanOrEqual(40);
    expect(survivors).toEqual([]);
  },
);
