/**
 * Our room, which stores and acknowledges each message, against a bare `ws` server that does neither, and against
 * socket.io, under the same load: in turn in one run, medians over the rounds. It prints, and fails only where a
 * message was not delivered to everybody or not stored. BENCH_ROUNDS and BENCH_SECONDS make it shorter, BENCH_SHARE
 * smaller; it breaks off after BENCH_MINUTES. Each message of ours is flushed to the disk of BENCH_STATE; how long that
 * takes there is printed too: with /dev/shm it is nothing, and what remains is our own work.
 */
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./pairs";
import { type Load, LoadedSide, type Measured } from "./room-load";
import { bareRooms, ourRooms, type Side, socketIoRooms } from "./room-sides";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 9);
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 5);

/** The whole takes about ten minutes; a run that hangs ends by itself. */
const MINUTES = Number(process.env["BENCH_MINUTES"] ?? 15);

const SHARE = Number(process.env["BENCH_SHARE"] ?? 1);
const part = (whole: number) => Math.max(1, Math.round(whole * SHARE));

const LOADS: Load[] = [
  // Five messages a second in each room; and the harder reading, five from each of its people.
  { name: `${part(100)} rooms of 4`, rooms: part(100), people: 4, messagesASecond: 5 },
  { name: `${part(100)} rooms of 4`, rooms: part(100), people: 4, messagesASecond: 20 },
  { name: `one room of ${part(200)}`, rooms: 1, people: part(200), messagesASecond: part(100) },
];

/** Median time that the disk of a folder takes to flush a page, in ms. */
function flushTime(folder: string): number {
  const file = openSync(join(folder, "flush"), "w");
  const times = Array.from({ length: 50 }, () => {
    const began = performance.now();
    writeSync(file, "x".repeat(4_096));
    fsyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  return median(times);
}

async function measure(load: Load, sides: readonly Side[]): Promise<void> {
  const loaded = sides.map((side) => new LoadedSide(side, load));
  for (const each of loaded) await each.open();
  const rounds: Measured[][] = loaded.map(() => []);
  for (const each of loaded) await each.round(1);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, each] of loaded.entries()) rounds[index]?.push(await each.round(SECONDS));
  console.log(`\n${load.name}, ${load.messagesASecond} messages a second in each; ${ROUNDS} rounds of ${SECONDS} s`);
  const [ours = []] = rounds;
  for (const [index, { side }] of loaded.entries()) {
    const theirs = rounds[index] ?? [];
    const rate = median(theirs.map((each) => each.rate));
    const latency = median(theirs.map((each) => each.latency));
    const ratio = median(ours.map((our, n) => our.rate / (theirs[n]?.rate ?? NaN)));
    const later = median(ours.map((our, n) => our.latency - (theirs[n]?.latency ?? NaN)));
    const compared = index === 0 ? "" : `; ours is ${ratio.toFixed(3)} of it, ${later.toFixed(1)} ms later`;
    console.log(`  ${side.name.padEnd(9)} ${rate.toFixed(0)} deliveries/s, median ${latency.toFixed(1)} ms${compared}`);
  }
  for (const each of loaded) {
    const stored = await each.stored();
    if (stored === null) continue;
    if (stored !== each.sent) throw new Error(`${each.side.name} stored ${stored} of ${each.sent} messages`);
    console.log(`  ${each.side.name} stored all ${stored} messages`);
  }
  for (const each of loaded) each.close();
}

const sides: Side[] = [];
const tooLong = setTimeout(() => {
  console.error(`Broken off after ${MINUTES} minutes.`);
  void Promise.allSettled(sides.map((side) => side.stop())).then(() => process.exit(1));
}, MINUTES * 60_000);
const state = mkdtempSync(join(process.env["BENCH_STATE"] ?? tmpdir(), "rooms-"));
try {
  console.log(`A flush to ${state} takes ${flushTime(state).toFixed(2)} ms.`);
  for (const open of [() => ourRooms(state), bareRooms, socketIoRooms]) sides.push(await open());
  for (const load of LOADS) await measure(load, sides);
} finally {
  clearTimeout(tooLong);
  for (const side of sides) await side.stop();
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
}
