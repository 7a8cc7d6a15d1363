/**
 * The slot engine against the same rules written with a date library (plain-baseline.ts): both in turn in one run,
 * medians of fifteen pairs, in Node and in workerd, each call of ours with a fresh table of zones as a request has.
 * It prints, and fails only where the two do not offer the same times. BENCH_PAIRS takes fewer pairs.
 */
import { findTimes } from "~/features/scheduling/domain/availability/availability";
import { createZoneTable } from "~/kernel/time/zones";
import { bytesOf } from "./allocated";
import { comparePairs, type Compared, type Timed } from "./pairs";
import { plainTimes } from "./plain-baseline";
import { practiceRequest } from "./practice-request";
import { hostInWorkerd, type WorkerdHost } from "./workerd-host";

const PAIRS = Number(process.env["BENCH_PAIRS"] ?? 15);
/** Of fifty doctors the baseline does one, and counts it fifty times: its doctors share no work. */
const MOST_BASELINE_DOCTORS = 1;
const CASES = [1, 50].flatMap((doctors) =>
  [30, 90].flatMap((days) => [5, 15].map((step) => ({ doctors, days, step }))),
);
type Case = (typeof CASES)[number];

const baselineDoctors = ({ doctors }: Case) => Math.min(doctors, MOST_BASELINE_DOCTORS);

function timed(work: () => unknown): Timed {
  return (calls) => {
    const start = performance.now();
    for (let call = 0; call < calls; call++) work();
    return performance.now() - start;
  };
}

function inNode(asked: Case): Promise<Compared> {
  const { doctors, days, step } = asked;
  const request = practiceRequest(doctors, days, step);
  const part = { ...request, providers: request.providers.slice(0, baselineDoctors(asked)) };
  const same = JSON.stringify(findTimes(part, createZoneTable()).map(({ starts }) => starts));
  if (same !== JSON.stringify(plainTimes(part))) throw new Error("the baseline and the engine offer different times");
  const ours = timed(() => findTimes(request, createZoneTable()));
  return comparePairs(
    PAIRS,
    ours,
    timed(() => plainTimes(part)),
    baselineDoctors(asked) / doctors,
  );
}

/** One side in workerd; what asking and making the request costs by itself is taken off. */
function sideIn(host: WorkerdHost, side: "ours" | "theirs", asked: Case): Timed {
  const at = async (query: Record<string, string | number>) => {
    const start = performance.now();
    await host.ask({ ...asked, ...query });
    return performance.now() - start;
  };
  return async (calls) => {
    const idle = await at({ side: "none", calls: 1 });
    return Math.max(0.001, (await at({ side, calls })) - idle);
  };
}

function inWorkerd(host: WorkerdHost, asked: Case): Promise<Compared> {
  const doctors = baselineDoctors(asked);
  const theirs = sideIn(host, "theirs", { ...asked, doctors });
  return comparePairs(PAIRS, sideIn(host, "ours", asked), theirs, doctors / asked.doctors);
}

const nameOf = ({ doctors, days, step }: Case) =>
  `${String(doctors).padStart(2)} doctor${doctors > 1 ? "s" : " "}, ${days} days, every ${String(step).padStart(2)} min`;
const ms = (value: number) => value.toFixed(3).padStart(11);

function print(runtime: string, asked: Case, { ours, theirs, ratio }: Compared): void {
  const times = ratio.toFixed(0).padStart(6);
  console.log(
    `${nameOf(asked)}  ${runtime.padEnd(7)} ours${ms(ours)} ms  baseline${ms(theirs)} ms  ${times} times as fast`,
  );
}

/** How our cost grows from 30 days to 90, measured in turn, as an exponent: 1 is in proportion. */
async function growth(runtime: string, side: (asked: Case) => Timed): Promise<void> {
  for (const doctors of [1, 50])
    for (const step of [5, 15]) {
      const long = side({ doctors, days: 90, step });
      const calls = doctors === 1 ? 100 : 20;
      const manyLong = async () => (await long(calls)) / calls;
      const { ratio } = await comparePairs(PAIRS, side({ doctors, days: 30, step }), manyLong);
      const exponent = (Math.log(ratio) / Math.log(3)).toFixed(2);
      console.log(
        `${runtime.padEnd(7)} ${doctors} doctors, every ${step} min: cost grows with days to the ${exponent}`,
      );
    }
}

const host = await hostInWorkerd("in-workerd.ts");
console.log(`Medians of ${PAIRS} pairs, in turn`);
for (const asked of CASES) {
  print("Node", asked, await inNode(asked));
  print("workerd", asked, await inWorkerd(host, asked));
}
await growth("Node", ({ doctors, days, step }) => {
  const request = practiceRequest(doctors, days, step);
  return timed(() => findTimes(request, createZoneTable()));
});
await growth("workerd", (asked) => sideIn(host, "ours", asked));
await host.stop();
for (const asked of CASES) {
  const request = practiceRequest(asked.doctors, asked.days, asked.step);
  const zones = createZoneTable();
  const times = findTimes(request, zones).reduce((sum, { starts }) => sum + starts.length, 0);
  const megabytes = bytesOf(() => findTimes(request, createZoneTable())) / 1_000_000;
  console.log(
    `${nameOf(asked)}  ${megabytes.toFixed(3)} MB allocated a call, ${times} times, ${zones.intlCalls} Intl calls`,
  );
}
