import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { mergedTaxes, partOf, priceOf, taxesIn, taxPartsOf, taxSum, type Tax } from "./price";

const tax = (percent: number, more: Partial<Tax> = {}): Tax => ({
  id: String(percent),
  name: `${percent} %`,
  ratePpm: Math.round(percent * 10_000),
  isInclusive: false,
  isCompound: false,
  ...more,
});
const amounts = (asked: Parameters<typeof priceOf>[0]) => {
  const { netMinor, taxes, totalMinor } = priceOf(asked);
  return [netMinor, ...taxes.map(({ amountMinor }) => amountMinor), totalMinor];
};

describe("worked examples, all in minor units", () => {
  it.each([
    ["no tax", 5_000, [], [5_000, 5_000]],
    ["20 % added", 5_000, [tax(20)], [5_000, 1_000, 6_000]],
    ["20 % contained", 6_000, [tax(20, { isInclusive: true })], [5_000, 1_000, 6_000]],
    ["19 % contained in 100.00", 10_000, [tax(19, { isInclusive: true })], [8_403, 1_597, 10_000]],
    ["side by side: 5 % and 9.975 %", 10_000, [tax(5), tax(9.975)], [10_000, 500, 998, 11_498]],
    ["compound: 5 %, then 10 % of both", 10_000, [tax(5), tax(10, { isCompound: true })], [10_000, 500, 1_050, 11_550]],
    [
      "both contained, the second compound",
      11_550,
      [tax(5, { isInclusive: true }), tax(10, { isInclusive: true, isCompound: true })],
      [10_000, 500, 1_050, 11_550],
    ],
    ["one contained, one added", 11_000, [tax(10, { isInclusive: true }), tax(5)], [10_000, 1_000, 500, 11_500]],
    ["yen: 10 % contained in 999", 999, [tax(10, { isInclusive: true })], [908, 91, 999]],
  ] as const)("%s", (_name, priceMinor, taxes, expected) => {
    expect(amounts({ priceMinor, taxes, rounding: "HALF_UP" })).toEqual(expected);
  });

  it("a half is rounded as set", () => {
    // 2.5 % of 1.00 is 2.5 cents, of 3.00 7.5.
    for (const [priceMinor, up, even] of [
      [100, 3, 2],
      [300, 8, 8],
    ] as const) {
      expect(priceOf({ priceMinor, taxes: [tax(2.5)], rounding: "HALF_UP" }).taxMinor).toBe(up);
      expect(priceOf({ priceMinor, taxes: [tax(2.5)], rounding: "HALF_EVEN" }).taxMinor).toBe(even);
    }
  });

  it("a discount is taken off before taxes", () => {
    const parts = priceOf({ priceMinor: 5_000, discountMinor: 1_000, taxes: [tax(20)], rounding: "HALF_UP" });
    expect(parts).toMatchObject({ baseMinor: 5_000, discountMinor: 1_000, netMinor: 4_000, totalMinor: 4_800 });
  });

  it("a discount above the price, or a part of a minor unit, is no price", () => {
    const more = { taxes: [], rounding: "HALF_UP" } as const;
    expect(() => priceOf({ priceMinor: 100, discountMinor: 101, ...more })).toThrow(RangeError);
    expect(() => priceOf({ priceMinor: 0.5, ...more })).toThrow(RangeError);
  });
});

test("parts come to the total whatever the price and the taxes, and contained taxes change no price", () => {
  const anyTax = fc.record({
    id: fc.uuid(),
    name: fc.string(),
    ratePpm: fc.integer({ min: 0, max: 1_000_000 }),
    isInclusive: fc.boolean(),
    isCompound: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.nat(2 ** 40), fc.array(anyTax, { maxLength: 5 }), fc.boolean(), (priceMinor, taxes, up) => {
      const parts = priceOf({ priceMinor, taxes, rounding: up ? "HALF_UP" : "HALF_EVEN" });
      expect(parts.netMinor + parts.taxMinor).toBe(parts.totalMinor);
      expect(parts.netMinor).toBeGreaterThanOrEqual(-taxes.length);
      if (taxes.every(({ isInclusive }) => isInclusive)) expect(parts.totalMinor).toBe(priceMinor);
      if (taxes.every(({ isInclusive }) => !isInclusive)) expect(parts.netMinor).toBe(priceMinor);
    }),
  );
});

test("a part of an amount is never above what is due of it", () => {
  expect(partOf(1_000, 6_000, 6_000)).toBe(1_000);
  expect(partOf(1_000, 6_000, 3_001)).toBe(500);
  expect(partOf(0, 0, 500)).toBe(0);
});

test("the taxes in parts of a price are each one's part, never more than the whole of them, and all of them in the whole", () => {
  const rates = fc.array(fc.record({ percent: fc.integer({ min: 1, max: 30 }), isInclusive: fc.boolean() }), {
    maxLength: 3,
  });
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), rates, cuts, (priceMinor, chosen, at) => {
      const asked = chosen.map(({ percent, isInclusive }) => tax(percent, { isInclusive }));
      const { totalMinor, taxes } = priceOf({ priceMinor, taxes: asked, rounding: "HALF_UP" });
      const kept = taxPartsOf(taxes);
      expect(taxesIn(kept, totalMinor, totalMinor)).toEqual(kept);
      const places = [0, ...at.map((each) => Math.floor(each * totalMinor)).sort((a, b) => a - b), totalMinor];
      const parts = places.slice(1).map((place, index) => place - (places[index] ?? 0));
      const split = parts.map((part) => taxesIn(kept, totalMinor, part));
      for (const [index, each] of split.entries())
        expect(each.map(({ amountMinor }) => amountMinor)).toEqual(
          kept.map(({ amountMinor }) => partOf(amountMinor, totalMinor, parts[index] ?? 0)),
        );
      // What rounding leaves over is less than a minor unit of each part and tax.
      const left = taxSum(kept) - taxSum(split.flat());
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(parts.length * kept.length);
      expect(taxSum(mergedTaxes(split.flat()))).toBe(taxSum(split.flat()));
    }),
  );
});
