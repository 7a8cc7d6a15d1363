import { expect, test } from "vitest";
import { tillTotals, type TillLine } from "./till";

const line = (more: Partial<TillLine>): TillLine => ({
  ...{ actorKind: "employee", actorId: "a", kind: "CASH", currencyCode: "EUR", count: 1 },
  ...{ takenMinor: 1_000, givenBackMinor: 0 },
  ...more,
});

test("what everyone took is added up by kind and currency, never across", () => {
  const lines = [
    line({}),
    line({ actorId: "b", takenMinor: 500, givenBackMinor: 200, count: 2 }),
    line({ kind: "CARD" }),
    line({ currencyCode: "KWD", takenMinor: 7 }),
  ];
  expect(tillTotals(lines)).toEqual([
    { kind: "CASH", currencyCode: "EUR", count: 3, takenMinor: 1_500, givenBackMinor: 200 },
    { kind: "CARD", currencyCode: "EUR", count: 1, takenMinor: 1_000, givenBackMinor: 0 },
    { kind: "CASH", currencyCode: "KWD", count: 1, takenMinor: 7, givenBackMinor: 0 },
  ]);
});
