import fc from "fast-check";
import { priceOf, TAX_ROUNDINGS, taxPartsOf, type ChargedPrice } from "~/kernel/money/price";

const tax = fc.record({
  id: fc.constant("t"),
  name: fc.constantFrom("VAT", "City tax"),
  ratePpm: fc.constantFrom(0, 50_000, 72_500, 200_000),
  isInclusive: fc.boolean(),
  isCompound: fc.boolean(),
});

/** Prices with taxes and discounts, such as an appointment is charged. */
export const taxedPrice = (currencies: readonly string[]): fc.Arbitrary<ChargedPrice> =>
  fc
    .record({
      priceMinor: fc.integer({ min: 10, max: 9_999_999 }),
      discountMinor: fc.constantFrom(0, 0, 3, 9),
      taxes: fc.array(tax, { maxLength: 3 }),
      rounding: fc.constantFrom(...TAX_ROUNDINGS),
      currencyCode: fc.constantFrom(...currencies),
    })
    .map(({ currencyCode, ...asked }) => {
      const { totalMinor: amountMinor, taxes, taxMinor, discountMinor } = priceOf(asked);
      return { amountMinor, currencyCode, taxMinor, discountMinor, taxes: taxPartsOf(taxes) };
    });
