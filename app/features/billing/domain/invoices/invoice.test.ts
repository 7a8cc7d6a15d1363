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

it("says of a tax on the taxes above it what it was charged on", () => {
  // 3 x 33.33 with 10 % included, and 2.25 % on both.
  const taxes = [
    { ...{ id: "vat", name: "VAT", ratePpm: 100_000 }, isInclusive: true, isCompound: false },
    { ...{ id: "levy", name: "Levy", ratePpm: 22_500 }, isInclusive: false, isCompound: true },
  ];
  const parts = priceOf({ priceMinor: 9_999, taxes, rounding: "HALF_UP" });
  const line = { ...amounts(9_999, 0, parts.taxMinor, parts.totalMinor), taxes: taxPartsOf(parts.taxes) };
  expect(taxTotals([line]).map(({ netMinor, amountMinor }) => [netMinor, amountMinor])).toEqual([
    [9_090, 909],
    [9_999, 225],
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
