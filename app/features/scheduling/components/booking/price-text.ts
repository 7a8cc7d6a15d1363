import type { Format } from "~/i18n/format";
import type { PatientTranslate } from "~/i18n/audiences";
import type { PriceView } from "../../domain/booking/booking-view";

/** What something costs, in words. */
export function priceText(t: PatientTranslate, format: Format, price: PriceView): string {
  if (price.costMinor === 0 && !price.varies) return t("booking:offering.free");
  const amount = format.money(price.costMinor, price.currencyCode);
  return price.varies ? t("booking:offering.from", { price: amount }) : amount;
}

/** The same where it may be paid in several currencies; null where no price is shown. */
export const pricesText = (t: PatientTranslate, format: Format, prices: readonly PriceView[]): string | null =>
  prices.length === 0 ? null : prices.map((price) => priceText(t, format, price)).join(" / ");
