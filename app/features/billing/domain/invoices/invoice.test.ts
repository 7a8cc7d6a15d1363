import fc from "fast-check";
import { expect, it } from "vitest";
import { priceOf, taxPartsOf } from "~/kernel/money/price";
import { baseOf, dueOf, sumsOf, taxTotals } from "./invoice";
import { seriesOf } from "./series";

const amounts = (baseMinor: number, discountMinor: number, taxMinor: number, totalMinor: number) => ({
  ...{ baseMinor, discountMinor, taxMinor, totalMinor },
});

it("numbers by year or not, with or without letters", () => {
  expect([
    seriesOf("INV", true, "2026-11-30"),
    seriesOf("INV", false, "2026-11-30"),
    seriesOf("", true, "2027-01-01"),
    seriesOf("", false, "2027-01-01"),
  ]).toEqual(["INV-2026-", "INV-", "2027-", ""]);
});

it("adds lines up, and each tax by its name, rate and way", () => {
  const vat = (amountMinor: number, isInclusive = false) => ({
    name: "VAT",
    ratePpm: 200_000,
    isInclusive,
    amountMinor,
  });
  const lines = [
    { ...amounts(1_000, 0, 200, 1_200), taxes: [vat(200)] },
    { ...amounts(500, 100, 80, 480), taxes: [vat(80)] },
    { ...amounts(120, 0, 20, 120), taxes: [vat(20, true)] },
  ];
  expect(sumsOf(lines)).toEqual(amounts(1_620, 100, 300, 1_800));
  expect(taxTotals(lines)).toEqual([
    { ...vat(280), netMinor: 1_400 },
    { ...vat(20, true), netMinor: 100 },
  ]);
});

it("finds the price again that a charge was made of", () => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.nat(100), fc.boolean(), fc.boolean(), (priceMinor, percent, one, other) => {
      const tax = (ratePpm: number, isInclusive: boolean) => ({
        ...{ id: String(ratePpm), name: "T", ratePpm, isInclusive, isCompound: false },
      });
      const discountMinor = Math.floor((priceMinor * percent) / 100);
      const taxes = [tax(200_000, one), tax(72_500, other)];
      const parts = priceOf({ priceMinor, discountMinor, taxes, rounding: "HALF_UP" });
      expect(baseOf(parts.totalMinor, discountMinor, taxPartsOf(parts.taxes))).toBe(priceMinor);
    }),
  );
});

it("is owed what is neither paid nor credited", () => {
  const row = { totalMinor: 1_000, creditedMinor: 300, settledMinor: 200 };
  expect(dueOf({ ...row, state: "PART_PAID" })).toBe(500);
  expect(dueOf({ ...row, state: "PAID" })).toBe(0);
  expect(dueOf({ ...row, state: "RECEIPT" })).toBe(0);
});
