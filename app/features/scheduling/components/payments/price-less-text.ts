import type { PatientTranslate } from "~/i18n/audiences";
import type { Format } from "~/i18n/format";
import type { DiscountedPriceView } from "../../domain/lists/price-less";
import { discountIn } from "../../domain/lists/price-less";
import type { ToldCost } from "../../domain/payments/told-cost";

/** What something costs, with what discounts take off it: 'US$60.00, less US$10.00 (SPRING): US$50.00'. */
export function priceLessText(t: PatientTranslate, format: Format, price: DiscountedPriceView): string {
  const { costMinor, currencyCode, baseMinor, discounts } = price;
  const total = format.money(costMinor, currencyCode);
  if (discounts.length === 0) return total;
  const off = discounts.map(({ label: name, amountMinor }) =>
    t("discounts:price.off", { amount: format.money(amountMinor, currencyCode), name: format.name(name) }),
  );
  const said = { price: format.money(baseMinor, currencyCode), off: format.list(off), total };
  const isWhole = baseMinor - discountIn(price) === costMinor;
  return t(isWhole ? "discounts:price.less" : "discounts:price.lessWithTax", said);
}

/** What an appointment costs, and how it is paid: 'US$50.00', 'Pay at the clinic'. */
export const costTexts = (t: PatientTranslate, format: Format, cost: ToldCost): string[] => [
  cost.costMinor === 0 ? t("booking:offering.free") : priceLessText(t, format, cost),
  ...(cost.way === null ? [] : [t(`booking:payWay.${cost.way}`)]),
];
