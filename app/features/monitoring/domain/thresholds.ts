export const SEVERITIES = ["WARN", "CRITICAL"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What a patient is alerted by: one reading, a change, an average, or none at all. */
export const RULES = ["range", "change", "average", "silent"] as const;
export type Rule = (typeof RULES)[number];

/** Below or above these a value is unusual or dangerous; null where there is no limit. In the canonical unit. */
export interface Bounds {
  readonly lowCritical: number | null;
  readonly lowWarn: number | null;
  readonly highWarn: number | null;
  readonly highCritical: number | null;
}

/** What is compared for one tracker. */
export interface Limits {
  readonly first: Bounds;
  /** Of the second number, such as the diastolic pressure; null where there is none. */
  readonly second: Bounds | null;
  /** So many readings in a row are beyond a limit before it counts; a dangerous one counts at once. */
  readonly inRow: number;
  /** A change by more than this within so many days; null where it does not matter. */
  readonly changeBy: number | null;
  readonly changeDays: number;
  /** The average over so many days is compared too; 0 where it is not. */
  readonly averageDays: number;
}

/** A reading as far as it is compared. */
export interface Measured {
  readonly at: number;
  /** Days since 1970-01-01 of its calendar day. */
  readonly day: number;
  readonly value: number;
  readonly value2: number | null;
}

/** A reading by which a rule is broken. */
export interface Breach {
  readonly at: number;
  readonly severity: Severity;
  /** The value or the average that is beyond a limit. */
  readonly value: number;
  /** By how much, from the nearest limit: the greater the worse. */
  readonly excess: number;
}

/** What was typed in another unit differs in the last bit. */
const beyond = (by: number, value: number) => (by > 1e-9 * Math.max(1, Math.abs(value)) ? by : 0);

function broken(bounds: Bounds, value: number): Omit<Breach, "at"> | null {
  const over = (limit: number | null) => (limit === null ? 0 : beyond(value - limit, value));
  const under = (limit: number | null) => (limit === null ? 0 : beyond(limit - value, value));
  const critical = Math.max(over(bounds.highCritical), under(bounds.lowCritical));
  const warn = Math.max(over(bounds.highWarn), under(bounds.lowWarn));
  if (critical > 0) return { severity: "CRITICAL", value, excess: Math.max(critical, warn) };
  return warn > 0 ? { severity: "WARN", value, excess: warn } : null;
}

const worse = (one: Omit<Breach, "at">, other: Omit<Breach, "at">) =>
  one.severity === other.severity ? one.excess >= other.excess : one.severity === "CRITICAL";

function ofReading({ first, second }: Limits, { value, value2 }: Measured): Omit<Breach, "at"> | null {
  const one = broken(first, value);
  const other = second === null || value2 === null ? null : broken(second, value2);
  return one && other ? (worse(one, other) ? one : other) : (one ?? other);
}

function byRange(limits: Limits, readings: readonly Measured[]): Breach[] {
  let row = 0;
  return readings.flatMap((reading) => {
    const found = ofReading(limits, reading);
    row = found ? row + 1 : 0;
    return found && (found.severity === "CRITICAL" || row >= limits.inRow) ? [{ ...found, at: reading.at }] : [];
  });
}

function byChange({ changeBy, changeDays }: Limits, readings: readonly Measured[]): Breach[] {
  if (changeBy === null) return [];
  return readings.flatMap(({ at, day, value }) => {
    const before = readings.filter((each) => each.at < at && each.day >= day - changeDays);
    const most = Math.max(0, ...before.map((each) => beyond(Math.abs(value - each.value) - changeBy, value)));
    return most > 0 ? [{ at, severity: "WARN" as const, value, excess: most }] : [];
  });
}

function byAverage({ first, averageDays }: Limits, readings: readonly Measured[]): Breach[] {
  if (averageDays === 0) return [];
  return readings.flatMap(({ at, day }) => {
    const over = readings.filter((each) => each.at <= at && each.day > day - averageDays);
    // One reading is no average.
    if (over.length < 2) return [];
    const found = broken(first, over.reduce((sum, { value }) => sum + value, 0) / over.length);
    return found ? [{ ...found, at }] : [];
  });
}

const BY_RULE = { range: byRange, change: byChange, average: byAverage } as const;

/**
 * The readings by which a rule is broken.
 * @param readings of one tracker, the oldest first; those before what is asked about belong to its changes and averages
 */
export const breachesOf = (
  rule: Exclude<Rule, "silent">,
  limits: Limits,
  readings: readonly Measured[],
): readonly Breach[] => BY_RULE[rule](limits, readings);

/** A patient's own limits, by tracker, in place of the plan's. */
export type OwnLimits = Readonly<Record<string, Pick<Limits, "first" | "second">>>;

/** The limits of a plan with a patient's own in their place, where there are some. */
export const withOwn = <T extends Limits>(
  limits: T,
  own: Partial<Pick<Limits, "first" | "second">> | undefined,
): T => ({
  ...limits,
  ...own,
});
