import type { PatientTranslate } from "~/i18n/audiences";
import type { Format } from "~/i18n/format";
import type { DiscountedPriceView } from "../../domain/lists/price-less";
import { discountIn } from "../../domain/lists/price-less";

/** What something costs, with what discounts take off it: 'US$60.00, less US$10.00 (SPRING): US$50.00'. */
export function priceLessText(t: PatientTranslate, format: Format, price: DiscountedPriceView): string {
  const { costMinor, currencyCode, baseMinor, discounts } = price;
  const total = format.money(costMinor, currencyCode);
  if (discounts.length === 0) return total;
  const off = discounts.map(({ label: name, amountMinor }) =>
    t("discounts:price.off", { amount: format.money(amountMinor, currencyCode), name }),
  );
  const said = { price: format.money(baseMinor, currencyCode), off: format.list(off), total };
  const isWhole = baseMinor - discountIn(price) === costMinor;
  return t(isWhole ? "discounts:price.less" : "discounts:price.lessWithTax", said);
}
