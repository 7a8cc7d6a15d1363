import type { LabState } from "./lab-order-states";

/** One test of an order, as the report counts it. */
export interface CountedTest {
  testName: string;
  laboratoryName: string;
  providerName: string;
  state: LabState;
  orderedAt: number | null;
  resultedAt: number | null;
}

export interface LabFigures {
  name: string;
  ordered: number;
  resulted: number;
  cancelled: number;
  /** Median of the time from the order to its results, in hours; null where none has come. */
  medianHours: number | null;
}

/** The middle one, or between the two in the middle; null of none. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  if (upper === undefined) return null;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper;
}

const HOUR_MS = 3_600_000;

/** Counts of each name, the most frequent first. */
export function figuresBy(
  tests: readonly CountedTest[],
  by: "testName" | "laboratoryName" | "providerName",
): LabFigures[] {
  const groups = new Map<string, CountedTest[]>();
  for (const test of tests) groups.set(test[by], [...(groups.get(test[by]) ?? []), test]);
  return [...groups]
    .map(([name, of]) => {
      const hours = of.flatMap(({ orderedAt, resultedAt }) =>
        orderedAt === null || resultedAt === null ? [] : [(resultedAt - orderedAt) / HOUR_MS],
      );
      return {
        ...{ name, ordered: of.length, resulted: of.filter(({ resultedAt }) => resultedAt !== null).length },
        cancelled: of.filter(({ state }) => state === "CANCELLED").length,
        medianHours: medianOf(hours),
      };
    })
    .sort((a, b) => b.ordered - a.ordered || (a.name < b.name ? -1 : 1));
}
