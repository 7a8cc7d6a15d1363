import { isFinal, type LabState } from "./lab-order-states";

/** One test of an order, as the report counts it. */
export interface CountedTest {
  testName: string;
  laboratoryName: string;
  providerName: string;
  state: LabState;
  orderedAt: number | null;
  resultedAt: number | null;
  priceMinor: number | null;
  taxPercent: number;
}

export interface LabFigures {
  name: string;
  ordered: number;
  resulted: number;
  cancelled: number;
  /** Median of the time from the order to its results, in hours; null where none has come. */
  medianHours: number | null;
  /** What was not cancelled costs, tax included, in minor units; null where nothing has a price. */
  amountMinor: number | null;
}

/** The middle one, or between the two in the middle; null of none. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  if (upper === undefined) return null;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper;
}

/** What a test costs with its tax, in minor units; null where it has no price or is not wanted any more. */
export const amountOf = ({ state, priceMinor, taxPercent }: Omit<CountedTest, `${string}Name` | `${string}At`>) =>
  priceMinor === null || state === "CANCELLED" ? null : Math.round(priceMinor * (1 + taxPercent / 100));

/** The sum of those that have a price; null where none has. */
export function sumOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0);
}

const HOUR_MS = 3_600_000;

/** How long its results took, in hours; null where they have not come. */
export const hoursOf = ({ state, orderedAt, resultedAt }: CountedTest): number | null =>
  orderedAt === null || resultedAt === null || !isFinal(state) ? null : (resultedAt - orderedAt) / HOUR_MS;

/** What a number of tests comes to. */
export const figuresOf = (name: string, tests: readonly CountedTest[]): LabFigures => ({
  ...{ name, ordered: tests.length, resulted: tests.filter(({ state }) => isFinal(state)).length },
  cancelled: tests.filter(({ state }) => state === "CANCELLED").length,
  medianHours: medianOf(tests.flatMap((test) => hoursOf(test) ?? [])),
  amountMinor: sumOf(tests.map(amountOf)),
});

/** Figures of each name, the most frequent first. */
export function figuresBy(
  tests: readonly CountedTest[],
  by: "testName" | "laboratoryName" | "providerName",
): LabFigures[] {
  const groups = new Map<string, CountedTest[]>();
  for (const test of tests) {
    const group = groups.get(test[by]);
    if (group) group.push(test);
    else groups.set(test[by], [test]);
  }
  return [...groups]
    .map(([name, of]) => figuresOf(name, of))
    .sort((a, b) => b.ordered - a.ordered || (a.name < b.name ? -1 : 1));
}
