import type { DeskKind } from "~/kernel/money/desk-kinds";

/** What somebody took at the desk of one kind and currency, and gave back, in the currency's minor unit. */
export interface TillLine {
  actorKind: string;
  actorId: string | null;
  kind: DeskKind;
  currencyCode: string;
  /** How often money was taken, without what was undone. */
  count: number;
  takenMinor: number;
  givenBackMinor: number;
}

/** What everyone took together, a line for each kind and currency. */
export function tillTotals(lines: readonly TillLine[]): Omit<TillLine, "actorKind" | "actorId">[] {
  const sums = new Map<string, Omit<TillLine, "actorKind" | "actorId">>();
  for (const { kind, currencyCode, count, takenMinor, givenBackMinor } of lines) {
    const key = `${kind} ${currencyCode}`;
    const sum = sums.get(key) ?? { kind, currencyCode, count: 0, takenMinor: 0, givenBackMinor: 0 };
    sums.set(key, {
      ...{ kind, currencyCode, count: sum.count + count },
      takenMinor: sum.takenMinor + takenMinor,
      givenBackMinor: sum.givenBackMinor + givenBackMinor,
    });
  }
  return [...sums.values()];
}
