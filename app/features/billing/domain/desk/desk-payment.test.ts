import fc from "fast-check";
import { expect, test } from "vitest";
import { allot, type Debt } from "./desk-payment";

const debt = (id: string, at: number, amountMinor: number): Debt => ({ of: "appointment", id, at, amountMinor });

test("an amount pays the oldest debt first, and what is over is paid ahead", () => {
  const debts = [debt("b", 2, 3_000), debt("a", 1, 5_000)];
  const [old, recent] = [debts[1], debts[0]];
  expect(allot(4_000, debts)).toEqual({ allotted: [{ debt: old, amountMinor: 4_000 }], ahead: 0 });
  expect(allot(6_000, debts).allotted).toEqual([
    { debt: old, amountMinor: 5_000 },
    { debt: recent, amountMinor: 1_000 },
  ]);
  expect(allot(8_005, debts).ahead).toBe(5);
  expect(allot(700, [])).toEqual({ allotted: [], ahead: 700 });
});

test("nothing of an amount is lost, and no debt gets more than it is", () => {
  const debts = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 10 ** 12 })));
  fc.assert(
    fc.property(debts, fc.integer({ min: 1, max: 10 ** 13 }), (owed, amount) => {
      const { allotted, ahead } = allot(
        amount,
        owed.map(([at, minor], index) => debt(String(index), at, minor)),
      );
      expect(allotted.reduce((sum, part) => sum + part.amountMinor, ahead)).toBe(amount);
      for (const part of allotted) expect(part.amountMinor).toBeLessThanOrEqual(part.debt.amountMinor);
      if (ahead > 0) expect(allotted).toHaveLength(owed.length);
    }),
  );
});
