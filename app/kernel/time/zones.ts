/**
 * A zone's UTC offsets over a range. `offsets[i]` (ms to add to UTC) applies from `starts[i]` (UTC ms) to the next
 * start; the first entry from the start of the range, the last to its end. Outside the range, the nearest entry is
 * used.
 *
 * *Local ms* is a wall-clock reading written as if it were UTC: ms from 1970-01-01T00:00 on that clock.
 */
export interface ZoneSpan {
  readonly starts: readonly number[];
  readonly offsets: readonly number[];
}

/** Zones looked up so far. Pass one around for a request; it may live longer and grows only by zone and month. */
export interface ZoneTable {
  /** Offsets of an IANA zone over UTC [from, to). Throws RangeError for a zone that Intl does not know. */
  span(zone: string, from: number, to: number): ZoneSpan;
  /** Number of calls to Intl so far (formatters made and instants formatted). */
  readonly intlCalls: number;
}

/**
 * Offsets are probed on a grid of 28 days. From June 2011 on, no offset in tzdata applies for less time (shortest:
 * Fiji's 28 days of standard time in 2020), so no two changes hide between equal probes.
 */
const CELL_MS = 28 * 86_400_000;
const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

interface Change {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

export function createZoneTable(): ZoneTable {
  const zones = new Map<string, ZoneProbe>();
  const tally: Tally = { calls: 0, hints: [] };
  return {
    get intlCalls() {
      return tally.calls;
    },
    span(zone, from, to) {
      let probe = zones.get(zone);
      if (!probe) zones.set(zone, (probe = new ZoneProbe(zone, tally)));
      const firstCell = Math.floor(from / CELL_MS);
      const starts = [firstCell * CELL_MS];
      const offsets = [probe.gridOffset(firstCell)];
      for (let cell = firstCell; cell * CELL_MS < to; cell++) {
        const change = probe.changeIn(cell);
        if (!change) continue;
        starts.push(change.at);
        offsets.push(change.after);
      }
      return { starts, offsets };
    },
  };
}

/** Shared state of a table's zones: the count of Intl calls, and recent clock changes. */
interface Tally {
  calls: number;
  hints: readonly Change[];
}

/** Intl's answers for one zone, each requested once. */
class ZoneProbe {
  readonly #tally: Tally;
  readonly #format: Intl.DateTimeFormat;
  readonly #offsets = new Map<number, number>();
  readonly #changes = new Map<number, Change | null>();

  constructor(zone: string, tally: Tally) {
    this.#tally = tally;
    tally.calls++;
    this.#format = makeFormat(zone);
  }

  /** Offset at the start of a cell. */
  gridOffset(cell: number): number {
    let offset = this.#offsets.get(cell);
    if (offset === undefined) {
      offset = this.#ask(cell * CELL_MS);
      this.#offsets.set(cell, offset);
    }
    return offset;
  }

  /** The change within a cell; null if there is none. */
  changeIn(cell: number): Change | null {
    let change = this.#changes.get(cell);
    if (change === undefined) {
      change = this.#findChange(cell);
      this.#changes.set(cell, change);
    }
    return change;
  }

  #findChange(cell: number): Change | null {
    const before = this.gridOffset(cell);
    const after = this.gridOffset(cell + 1);
    if (before === after) return null;
    const at = locate((utc) => this.#ask(utc) === before, cell, guesses(this.#tally.hints, before));
    const change = { at, before, after };
    this.#tally.hints = [change, ...this.#tally.hints].slice(0, 4);
    return change;
  }

  #ask(utc: number): number {
    this.#tally.calls++;
    return readOffset(this.#format, utc);
  }
}

/**
 * Likely instants of a change: zones often change at the same instant (Europe) or at the same wall-clock time (the
 * Americas).
 */
function guesses(hints: readonly Change[], before: number): number[] {
  return hints.flatMap((hint) => [hint.at, hint.at + hint.before - before]);
}

/** First instant in the cell at which the old offset no longer applies, to the minute, in at most 14 probes + 4. */
function locate(isOld: (utc: number) => boolean, cell: number, candidates: readonly number[]): number {
  let low = cell * CELL_MS; // the old offset holds here
  let high = low + CELL_MS; // and no longer here
  for (const guess of candidates.filter((at) => at > low && at < high).slice(0, 2)) {
    if (guess <= low || guess >= high) continue;
    if (isOld(guess)) low = guess;
    else if (isOld(guess - MINUTE_MS)) return guess;
    else high = guess - MINUTE_MS;
  }
  const halve = (step: number) => {
    while (high - low > step) {
      const middle = Math.max(low + MINUTE_MS, Math.floor((low + high) / 2 / step) * step);
      if (isOld(middle)) low = middle;
      else high = middle;
    }
  };
  halve(QUARTER_MS);
  // Changes are nearly always on a quarter of an hour: one probe finds it instead of four that search the minutes.
  const quarter = Math.floor(high / QUARTER_MS) * QUARTER_MS;
  if (quarter === high && high - low > MINUTE_MS && isOld(high - MINUTE_MS)) return high;
  halve(MINUTE_MS);
  return high;
}

function makeFormat(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
}

function readOffset(format: Intl.DateTimeFormat, utc: number): number {
  const read: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const part of format.formatToParts(utc)) read[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(utc / 1000) * 1000;
}

/** Offset in ms at a UTC instant. */
export function offsetAt(span: ZoneSpan, utc: number): number {
  let i = span.starts.length - 1;
  while (i > 0 && span.starts[i]! > utc) i--;
  return span.offsets[i]!;
}

/** Local ms at a UTC instant. */
export function toLocal(span: ZoneSpan, utc: number): number {
  return utc + offsetAt(span, utc);
}

/**
 * UTC instants at which the wall clock reads `local`, in order: none if a change skips it, two if a change repeats it,
 * else one.
 */
export function toUtc(span: ZoneSpan, local: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < span.offsets.length; i++) {
    const utc = local - span.offsets[i]!;
    const from = i === 0 ? -Infinity : span.starts[i]!;
    const to = span.starts[i + 1] ?? Infinity;
    if (utc >= from && utc < to) found.push(utc);
  }
  return found;
}
