import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Check, checks } from "./checks/checks";
import { closingLine, countOf, sum } from "./checks/count";
import { contractLines } from "./checks/contract-cases";
import { failedLines, failedTests } from "./checks/failed-tests";
import { memoryFolder } from "./checks/memory-folder";
import { repository, run } from "./terminal/run";
import { Complaint, main, say, sayDone, sayFailed, sayStep, seconds } from "./terminal/say";

/** What came of one check; `milliseconds` is how long it took. */
interface Outcome {
  check: Check;
  ok: boolean;
  milliseconds: number;
}

main(async () => {
  const began = Date.now();
  const chosen = chosenChecks();
  await rm(join(repository, ".cache/tests"), { recursive: true, force: true });
  await mkdir(join(repository, ".cache/tests"), { recursive: true });
  say(`Checking ${chosen.map(({ name }) => name).join(", ")}.`);
  const folder = await memoryFolder();
  if (folder) process.env["TMPDIR"] = folder;
  let outcomes: Awaited<ReturnType<typeof carryOutAll>>;
  try {
    outcomes = await carryOutAll(chosen);
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  summarize(outcomes, chosen.length, Date.now() - began);
  process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
});

/** All checks, or those that --only names, less those that --without names (names with commas between). */
function chosenChecks(): Check[] {
  const { values } = parseArgs({ options: { only: { type: "string" }, without: { type: "string" } } });
  const names = (list?: string) => list?.split(",").map((name) => name.trim());
  const [only, without] = [names(values.only), names(values.without)];
  const unknown = [...(only ?? []), ...(without ?? [])].filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new Complaint(`There is no check '${unknown.join(", ")}': ${checks.map(({ name }) => name).join(", ")}.`);
  return checks.filter(({ name }) => (!only || only.includes(name)) && !without?.includes(name));
}

/** In order, two at a time where both may run beside others; after one that failed no further one begins. */
async function carryOutAll(chosen: readonly Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const next = chosen.values();
  const lane = async (mayTake: (check: Check) => boolean) => {
    for (let check = waiting; check && mayTake(check) && outcomes.every(({ ok }) => ok); check = waiting) {
      waiting = next.next().value;
      outcomes.push(await carryOut(check));
    }
  };
  let waiting = next.next().value;
  const beside = ({ besideOthers }: Check) => besideOthers === true;
  await Promise.all([lane(beside), lane(beside)]);
  await lane(() => true);
  return outcomes;
}

async function carryOut(check: Check): Promise<Outcome> {
  const began = Date.now();
  sayStep(`${check.name}: ${check.command.slice(0, 3).join(" ")}`);
  const env = (await check.prepare?.()) ?? {};
  const [command = "", ...args] = check.command;
  const { code, output } = await run(command, args, { env, output: check.besideOthers ? "pipe" : "inherit" });
  const milliseconds = Date.now() - began;
  process.stdout.write(output);
  (code === 0 ? sayDone : sayFailed)(check.name, milliseconds);
  return { check, ok: code === 0, milliseconds };
}

function summarize(outcomes: Outcome[], planned: number, milliseconds: number): void {
  say("");
  for (const { check, ok, milliseconds } of outcomes) (ok ? sayDone : sayFailed)(check.name, milliseconds);
  const failed = outcomes.filter(({ ok }) => !ok);
  const [first] = failed;
  if (first) {
    const left = planned - outcomes.length;
    say(
      `\nStopped at '${first.check.name}'${left > 0 ? `; ${left} more not run` : ""}. Again: npm test -- --only ${first.check.name}`,
    );
    for (const line of failedLines(failed.flatMap(({ check }) => failedTests(check.report)))) say(line);
  }
  say(`\n${first ? "Not all is well" : "All is well"}, after ${seconds(milliseconds)}.`);
  for (const line of outcomes.flatMap(({ check }) => contractLines(check.report))) say(line);
  say(closingLine(sum(outcomes.map(({ check }) => countOf(check.report)))));
}
