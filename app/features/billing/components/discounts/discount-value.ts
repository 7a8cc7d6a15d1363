import type { Format } from "~/i18n/format";
import type { Discount } from "../../domain/discounts/discount";

const PPM = 1_000_000;

/** What a discount takes off, in words: 7.25% or an amount. */
export const discountValue = (
  format: Format,
  { ratePpm, amountMinor, currencyCode }: Pick<Discount, "ratePpm" | "amountMinor" | "currencyCode">,
): string =>
  ratePpm === null
    ? format.money(amountMinor ?? 0, currencyCode)
    : format.number(ratePpm / PPM, { style: "percent", maximumFractionDigits: 4 });
