import { expect, test } from "vitest";
import { isKeptAhead, moneyOutcome } from "./money-outcome";

const HERE = { deskMinor: 5_000, onlineMinor: 0, askedMinor: 0, openMinor: 0 };
const covering = (what: string, coveredMinor: number, aheadLeftMinor: number) => ({
  items: [
    {
      ...{ of: "charge" as const, id: "one", at: 1, timeZone: null, what, currencyCode: "GBP", dueMinor: coveredMinor },
      ...{ paidMinor: 0, isBooked: true, coveredMinor, toPayMinor: 0 },
    },
  ],
  aheadLeftMinor,
});
const NOTHING = { backMinor: 0, waitsMinor: 0, keptMinor: 0, covers: [], leftMinor: 0 };

test("what was kept as paid ahead is told with what it pays for and what is left", () => {
  expect(moneyOutcome(HERE, true, covering("Consultation", 2_000, 3_000))).toEqual({
    ...NOTHING,
    ...{ keptMinor: 5_000, covers: [{ what: "Consultation", amountMinor: 2_000 }], leftMinor: 3_000 },
  });
});

test("money at the desk waits for a person, but for what already covers something else", () => {
  expect(moneyOutcome(HERE, false, { items: [], aheadLeftMinor: 5_000 })).toEqual({ ...NOTHING, waitsMinor: 5_000 });
  expect(moneyOutcome(HERE, false, covering("Certificate", 2_000, 3_000))).toEqual({
    ...NOTHING,
    ...{ waitsMinor: 3_000, keptMinor: 2_000, covers: [{ what: "Certificate", amountMinor: 2_000 }] },
  });
});

test("of what was paid online is told what is on its way back, what waits, and what was kept", () => {
  const online = { deskMinor: 0, onlineMinor: 5_000, askedMinor: 2_000, openMinor: 0 };
  const standing = { items: [], aheadLeftMinor: 3_000 };
  expect(moneyOutcome(online, false, standing)).toEqual({
    ...NOTHING,
    ...{ backMinor: 2_000, keptMinor: 3_000, leftMinor: 3_000 },
  });
  expect(moneyOutcome({ ...online, openMinor: 3_000 }, false, standing)).toEqual({
    ...NOTHING,
    ...{ backMinor: 2_000, waitsMinor: 3_000 },
  });
});

test("it is kept once somebody said so, in the state that it is in, until money is taken anew", () => {
  const kept = { action: "keep-ahead", toStateId: 3, version: 4 };
  expect(isKeptAhead([kept], 3)).toBe(true);
  expect(isKeptAhead([kept], 9)).toBe(false);
  expect(isKeptAhead([kept, { action: "mark-paid", toStateId: 3, version: 5 }], 3)).toBe(false);
});
