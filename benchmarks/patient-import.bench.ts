/**
 * Patients by file, end to end (sent, read, checked, every row in D1) through the served Worker, against papaparse and
 * better-sqlite3 doing the same work in one Node process (plain-import.ts): in turn, in one run. It prints, and fails
 * only where the two do not write as many patients. BENCH_ROWS takes fewer rows, BENCH_PAIRS fewer pairs.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveForTests } from "../scripts/serve-for-tests";
import { importingPractice, patientsFile, untilEnded } from "../tests/support/patient-import";
import { median } from "./pairs";
import { plainImport } from "./plain-import";

const ROWS = Number(process.env["BENCH_ROWS"] ?? 100_000);
const PAIRS = Number(process.env["BENCH_PAIRS"] ?? 3);
const BYTES = 120;
/** The clock is a minute's; here it comes more often, should a message be lost. */
const CLOCK_MS = 10_000;

const server = await serveForTests("bench-import");
const folder = mkdtempSync(join(tmpdir(), "import-bench-"));
const rates: [ours: number, theirs: number][] = [];
try {
  const file = patientsFile(ROWS, BYTES);
  for (let pair = 0; pair < PAIRS; pair++) {
    const plainStart = performance.now();
    const theirs = plainImport(file, join(folder, `${pair}.sqlite`));
    const plainMs = performance.now() - plainStart;
    const practice = await importingPractice(server);
    const start = performance.now();
    await practice.send(file);
    const { created } = await untilEnded(server, practice.newest, undefined, CLOCK_MS);
    const ourMs = performance.now() - start;
    if (created !== theirs) throw new Error(`the import wrote ${created} patients, the plain one ${theirs}`);
    rates.push([(ROWS * 1_000) / ourMs, (ROWS * 1_000) / plainMs]);
    console.log(`${ROWS} rows: ${rates[pair]?.map((rate) => Math.round(rate)).join(" rows/s against ")} rows/s`);
  }
  const [ours, theirs] = [0, 1].map((side) => median(rates.map((pair) => pair[side as 0 | 1])));
  console.log(
    `Median of ${PAIRS}: ${Math.round(ours ?? 0)} rows/s, ${((ours ?? 0) / (theirs ?? 1)).toFixed(2)} of papaparse with better-sqlite3`,
  );
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
