/**
 * A zone's UTC offsets over a range, looked up once. `offsets[i]` (ms to add to UTC) holds from `starts[i]` (UTC ms)
 * to `starts[i + 1]`; the first entry holds from the range's start, the last to its end. Outside the range that was
 * asked for, the nearest entry is assumed.
 *
 * *Local ms* is a wall-clock reading written as if it were UTC: ms from 1970-01-01T00:00 on that clock.
 */
export interface ZoneSpan {
  readonly starts: readonly number[];
  readonly offsets: readonly number[];
}

/** Zones looked up so far. Pass one around for a request; it may live longer, and only grows by zone and month. */
export interface ZoneTable {
  /** Offsets of an IANA zone over UTC [from, to). Throws RangeError for a zone that Intl does not know. */
  span(zone: string, from: number, to: number): ZoneSpan;
  /** Calls made to Intl up to now (formatters made and instants formatted). */
  readonly intlCalls: number;
}

/**
 * Offsets are probed on a grid of 28 days. From June 2011 on, tzdata lets no offset last for less (the shortest: Fiji's
 * 28 days of standard time in 2020), so no two changes hide between equal probes.
 */
const CELL_MS = 28 * 86_400_000;
const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

interface ZoneCache {
  readonly format: Intl.DateTimeFormat;
  readonly probes: Map<number, number>;
  readonly changes: Map<number, Change | null>;
}

interface Change {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

export function createZoneTable(): ZoneTable {
  const zones = new Map<string, ZoneCache>();
  const hints: Change[] = [];
  let calls = 0;

  function cacheOf(zone: string): ZoneCache {
    let cache = zones.get(zone);
    if (!cache) {
      calls++;
      cache = { format: makeFormat(zone), probes: new Map(), changes: new Map() };
      zones.set(zone, cache);
    }
    return cache;
  }

  function probe(cache: ZoneCache, utc: number): number {
    calls++;
    return readOffset(cache.format, utc);
  }

  function gridOffset(cache: ZoneCache, cell: number): number {
    let offset = cache.probes.get(cell);
    if (offset === undefined) {
      offset = probe(cache, cell * CELL_MS);
      cache.probes.set(cell, offset);
    }
    return offset;
  }

  function changeIn(cache: ZoneCache, cell: number): Change | null {
    const known = cache.changes.get(cell);
    if (known !== undefined) return known;
    const before = gridOffset(cache, cell);
    const after = gridOffset(cache, cell + 1);
    let change: Change | null = null;
    if (before !== after) {
      const at = locate((utc) => probe(cache, utc) === before, cell, guesses(hints, before));
      change = { at, before, after };
      hints.unshift(change);
      hints.length = Math.min(hints.length, 4);
    }
    cache.changes.set(cell, change);
    return change;
  }

  return {
    get intlCalls() {
      return calls;
    },
    span(zone, from, to) {
      const cache = cacheOf(zone);
      const firstCell = Math.floor(from / CELL_MS);
      const starts = [firstCell * CELL_MS];
      const offsets = [gridOffset(cache, firstCell)];
      for (let cell = firstCell; cell * CELL_MS < to; cell++) {
        const change = changeIn(cache, cell);
        if (!change) continue;
        starts.push(change.at);
        offsets.push(change.after);
      }
      return { starts, offsets };
    },
  };
}

/** Zones often change together: at the same instant (Europe) or at the same wall-clock time (the Americas). */
function guesses(hints: readonly Change[], before: number): number[] {
  return hints.flatMap((hint) => [hint.at, hint.at + hint.before - before]);
}

/** The first instant in the cell at which the old offset no longer holds, to the minute, in at most 14 probes + 4. */
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
  // Changes nearly always fall on a quarter of an hour: one probe to see it instead of four to search the minutes.
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

/** Offset in ms that holds at a UTC instant. */
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
 * Every UTC instant at which the wall clock reads `local`, in order: none when a change skips it, two when a change
 * repeats it, else one.
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
