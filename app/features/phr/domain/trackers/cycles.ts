/** Spotting alone begins no period. */
const LIGHT = 2;
/** Bleeding again so few days later belongs to the same period. */
const SAME_PERIOD_DAYS = 10;
/** So many days a cycle of a grown-up usually has (clinical facts, section 2). */
export const USUAL_CYCLE = [21, 35] as const;
/** After so many days something was not written down, and it is no cycle. */
const LONGEST = 90;
/** So many cycles must be known before the next period is expected. */
const ENOUGH = 2;

/** A day of a calendar. */
export interface FlowDay {
  /** Days since 1970-01-01. */
  day: number;
  /** The heaviest flow of the day: 0 none, 1 spotting, 2 light, 3 medium, 4 heavy. */
  flow: number;
}

/** A period and the cycle that began with it. */
export interface Cycle {
  /** Days since 1970-01-01. */
  start: number;
  /** Days until the next period began; null of the last one, and where too long ago to be one cycle. */
  length: number | null;
  isUsual: boolean;
}

export interface Cycles {
  /** The newest first. */
  cycles: Cycle[];
  /** The median of the lengths, in days; null where there are too few. */
  typical: number | null;
  /** The day on which the next period is expected; null where there are too few cycles. */
  next: number | null;
}

function startsOf(days: readonly FlowDay[]): number[] {
  const starts: number[] = [];
  let last = -Infinity;
  for (const { day } of days.filter(({ flow }) => flow >= LIGHT).toSorted((a, b) => a.day - b.day)) {
    if (day - last > SAME_PERIOD_DAYS) starts.push(day);
    last = day;
  }
  return starts;
}

/** The cycles that days of bleeding tell of, how long they typically are, and when the next one is expected. */
export function cyclesOf(days: readonly FlowDay[]): Cycles {
  const starts = startsOf(days);
  const cycles = starts.map((start, at): Cycle => {
    const apart = (starts[at + 1] ?? Infinity) - start;
    const length = apart <= LONGEST ? apart : null;
    return { start, length, isUsual: length === null || (length >= USUAL_CYCLE[0] && length <= USUAL_CYCLE[1]) };
  });
  const lengths = cycles.flatMap(({ length }) => (length === null ? [] : [length])).toSorted((a, b) => a - b);
  const typical = lengths.length < ENOUGH ? null : (lengths[Math.floor(lengths.length / 2)] ?? null);
  const last = starts.at(-1);
  return {
    cycles: cycles.toReversed(),
    typical,
    next: typical === null || last === undefined ? null : last + typical,
  };
}
