import { minorUnitDigits } from "~/kernel/codes/minor-units";

/** Each price once, the lowest first. */
export function pricesOf(
  places: readonly { cost: number; currencyCode: string }[],
  money: (minor: number, currency: string) => string,
): string {
  const prices = places
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ cost, currencyCode }) => money(Math.round(cost * 10 ** minorUnitDigits(currencyCode)), currencyCode));
  return [...new Set(prices)].join(" · ");
}
