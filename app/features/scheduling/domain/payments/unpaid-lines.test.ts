import { describe, expect, it } from "vitest";
import { standingOf, type OwedThing } from "./account-standing";
import { ageOf, behind, byAge, debtorsOf, unpaidLinesOf } from "./unpaid-lines";

const thing = (id: string, at: number, dueMinor: number, more: Partial<OwedThing> = {}): OwedThing => ({
  ...{ of: "appointment", id, at, timeZone: "UTC", what: "Visit", currencyCode: "EUR", dueMinor, paidMinor: 0 },
  ...{ isBooked: true, ...more },
});
const money = (amountMinor: number, currencyCode = "EUR") => [{ amountMinor, currencyCode }];
const standings = new Map([
  // Twenty paid ahead cover a part of the older one.
  [
    "one",
    standingOf({
      ...{ owed: [thing("a", 100, 50), thing("b", 300, 50, { of: "charge" })], later: [], setAside: [] },
      balance: money(80),
    }),
  ],
  // Corrected upwards by ten, and fifty paid ahead hide it in the books.
  ["two", standingOf({ owed: [], later: [], setAside: money(50), balance: money(-40) })],
  ["three", standingOf({ owed: [thing("c", 200, 50)], later: [], setAside: [], balance: money(50) })],
]);
const lines = unpaidLinesOf(standings, [{ patientId: "two", currencyCode: "EUR", correctedAt: 250 }]);
const spans = [
  { age: "today", from: 240, until: 1_000 },
  { age: "week", from: 150, until: 240 },
  { age: "month", from: 120, until: 150 },
  { age: "quarter", from: 110, until: 120 },
  { age: "older", from: 0, until: 110 },
] as const;

describe("what patients have to pay now", () => {
  it("is everything by the one rule, the newest first, each with whose it is and since when", () => {
    expect(lines.map(({ id, of, patientId, at, amountMinor }) => [id, of, patientId, at, amountMinor])).toEqual([
      ["b", "charge", "one", 300, 50],
      ["two-EUR", "balance", "two", 250, 10],
      ["c", "appointment", "three", 200, 50],
      ["a", "appointment", "one", 100, 30],
    ]);
  });

  it("comes to the sums of its ages, and is long ago where nobody knows since when", () => {
    expect(byAge(lines, spans).map(({ age, count, amounts }) => [age, count, amounts[0]?.amountMinor ?? 0])).toEqual([
      ["today", 2, 60],
      ["week", 1, 50],
      ["month", 0, 0],
      ["quarter", 0, 0],
      ["older", 1, 30],
    ]);
    expect(ageOf({ at: 0 }, spans)).toBe("older");
    expect(ageOf({ at: 5_000 }, spans)).toBe("today");
  });

  it("goes on behind a place, and says who owes how much", () => {
    expect(behind(lines, { at: 250, id: "two-EUR" }).map(({ id }) => id)).toEqual(["c", "a"]);
    expect(
      debtorsOf(lines).map(({ patientId, count, amounts }) => [patientId, count, amounts[0]?.amountMinor]),
    ).toEqual([
      ["one", 2, 80],
      ["two", 1, 10],
      ["three", 1, 50],
    ]);
  });
});
