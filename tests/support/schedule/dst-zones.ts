/** Zones and their clock changes for tests, found by asking Intl day by day, without the product's own code. */

/** Zones whose changes are odd: half an hour, two hours, around midnight, for Ramadan, twice a year in the south. */
const ODD_ZONES = [
  "Australia/Lord_Howe",
  "Antarctica/Troll",
  "Africa/Casablanca",
  "Africa/Cairo",
  "America/Havana",
  "America/Nuuk",
  "America/Santiago",
  "America/St_Johns",
  "Asia/Beirut",
  "Asia/Gaza",
  "Atlantic/Azores",
  "Pacific/Chatham",
];

const FIRST = Date.UTC(2024, 0, 1);
const LAST = Date.UTC(2034, 11, 31);
const DAY = 86_400_000;

/** Seed of every sampled test; set TEST_SEED to repeat a run that failed. */
export const SEED = Number(process.env.TEST_SEED ?? 20_240_331);
/** Random requests per property; set TEST_RUNS for a heavier round. */
export const RUNS = Number(process.env.TEST_RUNS ?? 200);

export function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  // Mulberry32, public domain.
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function offsetReader(zone: string): (utc: number) => number {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
  // '2024-03-10 02:00:00'
  return (utc) => Date.parse(`${format.format(utc).replace(" ", "T")}Z`) - utc;
}

/** Every instant of 2024..2034 at which the zone's offset changes, UTC ms. */
export function clockChanges(zone: string): number[] {
  const offset = offsetReader(zone);
  const changes: number[] = [];
  for (let day = FIRST, before = offset(FIRST); day < LAST; day += DAY) {
    const after = offset(day + DAY);
    if (after === before) continue;
    let low = day;
    let high = day + DAY;
    while (high - low > 60_000) {
      const middle = low + Math.floor((high - low) / 120_000) * 60_000;
      if (offset(middle) === before) low = middle;
      else high = middle;
    }
    changes.push(high);
    before = after;
  }
  return changes;
}

function changesClocks(zone: string): boolean {
  const offset = offsetReader(zone);
  return offset(Date.UTC(2024, 0, 15)) !== offset(Date.UTC(2024, 6, 15));
}

/** Thirty zones that change their clocks: the odd ones, and others drawn by the seed. */
export function sampleZones(): string[] {
  const random = makeRandom(SEED);
  const others = Intl.supportedValuesOf("timeZone").filter((zone) => !ODD_ZONES.includes(zone) && changesClocks(zone));
  const drawn: string[] = [];
  while (ODD_ZONES.length + drawn.length < 30) {
    drawn.push(...others.splice(Math.floor(random() * others.length), 1));
  }
  return [...ODD_ZONES, ...drawn];
}
