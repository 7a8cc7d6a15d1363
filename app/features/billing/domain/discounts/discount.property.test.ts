import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { discountedAt, type DiscountOffer } from "./agreed-price";
import { amountOff, bestDiscounts, refusalOf, stateOn, totalOff, type Discount } from "./discount";
import { foldedCode } from "./discount-code";

const RULES = {
  ...{ enabled: true, services: [], firstDay: null, lastDay: null, limitTotal: null, limitPerPatient: null },
  ...{ firstOnly: false, used: 0 },
};
const discountOf = (more: Partial<Discount>): Discount => ({
  ...{ id: "d", name: "Spring", code: "SPRING", ratePpm: null, amountMinor: 1_000, currencyCode: "EUR" },
  ...{ isStackable: false, ...RULES, ...more },
});

const CURRENCIES = ["EUR", "JPY", "KWD"] as const;
const value = fc.oneof(
  fc.integer({ min: 1, max: 1_000_000 }).map((ratePpm) => ({ ratePpm, amountMinor: null, currencyCode: "" })),
  fc.record({
    ratePpm: fc.constant(null),
    amountMinor: fc.oneof(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 1_000_000_000_000 })),
    currencyCode: fc.constantFrom(...CURRENCIES),
  }),
);
const discounts = fc
  .array(fc.tuple(value, fc.boolean()), { maxLength: 6 })
  .map((all) => all.map(([each, isStackable], index) => discountOf({ ...each, isStackable, id: `d${index}` })));
const price = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 1_000_000_000_000 }));
const currency = fc.constantFrom(...CURRENCIES);

describe("what discounts take off", () => {
  it("is never more than the price, and each takes off something", () => {
    fc.assert(
      fc.property(discounts, price, currency, (all, priceMinor, currencyCode) => {
        const taken = bestDiscounts(all, priceMinor, currencyCode);
        expect(totalOff(taken)).toBeLessThanOrEqual(priceMinor);
        for (const { amountMinor } of taken) expect(Number.isSafeInteger(amountMinor) && amountMinor > 0).toBe(true);
      }),
    );
  });

  it("is the same in whatever order they come", () => {
    fc.assert(
      fc.property(discounts, price, currency, (all, priceMinor, currencyCode) => {
        const turned = bestDiscounts([...all].reverse(), priceMinor, currencyCode);
        expect(turned).toEqual(bestDiscounts(all, priceMinor, currencyCode));
      }),
    );
  });

  it("is at least what any of them takes off by itself, and one that does not stack is alone", () => {
    fc.assert(
      fc.property(discounts, price, currency, (all, priceMinor, currencyCode) => {
        const taken = bestDiscounts(all, priceMinor, currencyCode);
        for (const each of all)
          expect(totalOff(taken)).toBeGreaterThanOrEqual(amountOff(each, priceMinor, currencyCode));
        const single = taken.some(({ id }) => all.find((each) => each.id === id)?.isStackable === false);
        if (single) expect(taken).toHaveLength(1);
      }),
    );
  });

  it("grows, or stays, with one discount more", () => {
    fc.assert(
      fc.property(discounts, price, currency, (all, priceMinor, currencyCode) => {
        const fewer = totalOff(bestDiscounts(all.slice(1), priceMinor, currencyCode));
        // Each further part of what is left may be rounded by half a unit.
        expect(totalOff(bestDiscounts(all, priceMinor, currencyCode))).toBeGreaterThanOrEqual(fewer - all.length);
      }),
    );
  });
});

test("stackable ones are taken off what is left, parts first; of others the best", () => {
  const tenth = discountOf({ id: "tenth", name: "Tenth", code: "", ratePpm: 100_000, amountMinor: null });
  const five = discountOf({ id: "five", code: "FIVE", amountMinor: 500 });
  const stack = [five, tenth].map((each) => ({ ...each, isStackable: true }));
  expect(bestDiscounts(stack, 6_000, "EUR")).toEqual([
    { id: "tenth", label: "Tenth", amountMinor: 600 },
    { id: "five", label: "FIVE", amountMinor: 500 },
  ]);
  expect(bestDiscounts([five, tenth], 6_000, "EUR").map(({ id }) => id)).toEqual(["tenth"]);
  const half = discountOf({ id: "half", ratePpm: 500_000, amountMinor: null });
  expect(bestDiscounts([...stack, half], 6_000, "EUR").map(({ id }) => id)).toEqual(["half"]);
  expect(bestDiscounts([...stack, half], 0, "EUR")).toEqual([]);
});

test("a part is exact and rounded half up; an amount is of its currency alone", () => {
  const part = (ratePpm: number) => discountOf({ ratePpm, amountMinor: null });
  expect(amountOff(part(333_333), 1_000, "JPY")).toBe(333);
  expect(amountOff(part(125_000), 4, "KWD")).toBe(1);
  expect(amountOff(part(1), 1_000_000_000_000, "EUR")).toBe(1_000_000);
  expect(amountOff(discountOf({}), 5_000, "JPY")).toBe(0);
  expect(amountOff(discountOf({}), 600, "EUR")).toBe(600);
});

describe("whether a discount is taken", () => {
  const facts = { today: "2026-05-31" as const, serviceOfferingId: "s", patient: null };
  const known = { usesOf: { d: 1 }, hasOthers: true };

  it("goes by its days, the last one included", () => {
    const days = { firstDay: "2026-05-01" as const, lastDay: "2026-05-31" as const };
    const on = (today: `${number}-${number}-${number}`) => stateOn(discountOf(days), today);
    expect([on("2026-04-30"), on("2026-05-01"), on("2026-05-31"), on("2026-06-01")]).toEqual([
      ...["ahead", "on", "on", "over"],
    ]);
    expect(refusalOf(discountOf(days), { ...facts, today: "2026-06-01" })).toBe("unknown");
    expect(refusalOf(discountOf({ enabled: false }), facts)).toBe("unknown");
  });

  it("goes by its services and its limits", () => {
    expect(refusalOf(discountOf({ services: ["s"] }), facts)).toBeNull();
    expect(refusalOf(discountOf({ services: ["t"] }), facts)).toBe("otherService");
    expect(refusalOf(discountOf({ limitTotal: 2, used: 1 }), facts)).toBeNull();
    expect(refusalOf(discountOf({ limitTotal: 2, used: 2 }), facts)).toBe("usedUp");
  });

  it("goes by the patient only where somebody has shown who that is", () => {
    for (const rules of [{ limitPerPatient: 1 }, { firstOnly: true }])
      expect(refusalOf(discountOf(rules), facts)).toBeNull();
    const asked = { ...facts, patient: known };
    expect(refusalOf(discountOf({ limitPerPatient: 1 }), asked)).toBe("usedByPatient");
    expect(refusalOf(discountOf({ limitPerPatient: 2 }), asked)).toBeNull();
    expect(refusalOf(discountOf({ firstOnly: true }), asked)).toBe("notFirst");
  });
});

test("an agreed price has its taxes of what is left, and says why a code takes nothing off", () => {
  const vat = { id: "v", name: "VAT", ratePpm: 200_000, isInclusive: true, isCompound: false };
  const terms = { branchId: "b", priceMinor: 6_000, currencyCode: "EUR", taxes: [vat], rounding: "HALF_UP" as const };
  const offer = (more: Partial<DiscountOffer>): DiscountOffer => ({
    facts: { today: "2026-05-31", serviceOfferingId: "s", patient: null },
    ...{ prices: [terms], automatic: [], byCode: [], ...more },
  });
  const { agreed, refusal } = discountedAt(offer({ byCode: [discountOf({})] }), "b");
  expect([agreed?.baseMinor, agreed?.discountMinor, agreed?.totalMinor, agreed?.taxMinor]).toEqual([
    ...[6_000, 1_000, 5_000, 833],
  ]);
  expect([agreed?.discounts, refusal]).toEqual([[{ id: "d", label: "SPRING", amountMinor: 1_000 }], null]);
  const onTop = { ...terms, taxes: [{ ...vat, isInclusive: false }] };
  expect(discountedAt(offer({ prices: [onTop], byCode: [discountOf({})] }), "b").agreed?.totalMinor).toBe(6_000);
  expect(discountedAt(offer({ byCode: [null] }), "b")).toEqual({ agreed: null, refusal: "unknown" });
  expect(discountedAt(offer({ byCode: [discountOf({ currencyCode: "JPY" })] }), "b").refusal).toBe("otherService");
  const half = discountOf({ id: "half", name: "Half", code: "", ratePpm: 500_000, amountMinor: null });
  expect(discountedAt(offer({ automatic: [half], byCode: [discountOf({})] }), "b").refusal).toBe("better");
  expect(discountedAt(offer({ automatic: [half] }), "elsewhere")).toEqual({ agreed: null, refusal: null });
});

test("codes are letters and digits of any script, compared without case, accents, blanks and hyphens", () => {
  expect(foldedCode(" Spring-10 ")).toBe("spring10");
  expect(foldedCode("VERANO-ÁÉ")).toBe("veranoae");
  expect(foldedCode("ربيع١٠")).toBe(foldedCode("ربيع 10"));
  for (const none of ["", "-", "10%", "a_b", "<b>", "a".repeat(41)])
    expect([none, foldedCode(none)]).toEqual([none, null]);
});
