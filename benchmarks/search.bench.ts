/**
 * The suggestions of the top bar in a practice of 20,000 patients of one surname, asked as its script asks: median and
 * p95 in ms, round trips to D1 and rows read, for each kind of what is typed; beside them a search of the same patients by
 * LIKE with better-sqlite3 in this process, which answers nobody and knows no other spelling. It prints, and fails where
 * the median is over 50 ms. BENCH_ROWS takes fewer patients.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { paths } from "~/paths";
import { serveForTests } from "../scripts/serve-for-tests";
import { say } from "../scripts/terminal/say";
import { request } from "../scripts/worker/request";
import { signInCreator } from "../tests/support/organization";
import { importingPractice, patientsFile, untilEnded } from "../tests/support/patient-import";
import { median } from "./pairs";
import { plainImport } from "./plain-import";

const ROWS = Number(process.env["BENCH_ROWS"] ?? 20_000);
const BYTES = 120;
const RUNS = 60;
const MOST_MS = 50;

/** What is typed, and what a search by LIKE looks for to find the same. */
const TYPED: Readonly<Record<string, readonly [ours: string, theirs: string]>> = {
  "a surname of everybody's": ["Nunez", "%Núñez%"],
  "a given name of everybody's": ["مريم", "%مريم%"],
  "a whole name": [`Núñez ${ROWS - 2}`, `%Núñez ${ROWS - 2}%`],
  "a phone with its country": [`+973 3${String(ROWS - 2).padStart(7, "0")}`, `%3${String(ROWS - 2).padStart(7, "0")}%`],
  "the end of a phone": [String(ROWS - 2).padStart(5, "0"), `%${String(ROWS - 2).padStart(5, "0")}%`],
  "a birth date": ["15/03/1971", "%1971-03-15%"],
  "a misspelt surname": ["Nunyez", "%Nunyez%"],
  "nobody's name": ["Zzyzx", "%Zzyzx%"],
};

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? NaN;

/** Finds by LIKE as much as the suggestions do. */
function likeSearch(file: string) {
  const database = new Database(file, { readonly: true });
  const statement = database.prepare(
    `SELECT id FROM patient WHERE organization_id = 1 AND enabled = 1 AND
(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || birth_date) LIKE ? ORDER BY last_name LIMIT 5`,
  );
  return { find: (pattern: string) => statement.all(pattern).length, close: () => database.close() };
}

const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const server = await serveForTests("bench-search");
const folder = mkdtempSync(join(tmpdir(), "search-bench-"));
try {
  const file = patientsFile(ROWS, BYTES);
  const plainFile = join(folder, "plain.sqlite");
  plainImport(file, plainFile);
  const plain = likeSearch(plainFile);
  const practice = await importingPractice(server);
  await practice.send(file);
  const { created } = await untilEnded(server, practice.newest, undefined, 10_000);
  const { host } = practice.organization;
  const authorization = `Bearer ${await signInCreator(server, practice.organization)}`;
  const ask = (typed: string) =>
    request({
      ...{ port: server.port, host, path: paths.searchSuggestions(typed) },
      headers: { authorization },
    });
  say(`${created} patients; ${RUNS} searches of each kind, in turn with LIKE`);
  for (const [kind, [ours, theirs]] of Object.entries(TYPED)) {
    const { status, headers } = await ask(ours);
    if (status !== 200) throw new Error(`the search for ${kind} answered ${status}`);
    const [mine, like]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      like.push(await timed(() => plain.find(theirs)));
      mine.push(await timed(() => ask(ours)));
    }
    const [middle, their] = [median(mine), median(like)];
    const cost = `${headers["x-d1-round-trips"]} trips, ${headers["x-d1-rows-read"]} rows`;
    const times = `median ${middle.toFixed(1)} ms, p95 ${percentile(mine, 0.95).toFixed(1)} ms`;
    say(`${kind}: ${times}, ${cost}; ${(middle / their).toFixed(1)} times the ${their.toFixed(1)} ms of LIKE`);
    if (middle > MOST_MS) throw new Error(`the search for ${kind} takes more than ${MOST_MS} ms`);
  }
  plain.close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
