import type { PatientTranslate } from "~/i18n/audiences";
import type { Format } from "~/i18n/format";
import type { ToldCost } from "../../domain/payments/told-cost";
import { priceLessText } from "./price-less-text";

/** What an appointment costs, and how it is paid: 'US$50.00', 'Pay at the clinic'. */
export const costTexts = (t: PatientTranslate, format: Format, cost: ToldCost): string[] => [
  cost.costMinor === 0 ? t("booking:offering.free") : priceLessText(t, format, cost),
  ...(cost.way === null ? [] : [t(`booking:payWay.${cost.way}`)]),
];
