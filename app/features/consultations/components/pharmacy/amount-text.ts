import type { Speech } from "~/i18n/i18n-provider";
import type { QuantityUnit } from "../../domain/prescriptions/prescribed-medicine";

const DOSES = ["TABLET", "CAPSULE", "DOSE"] as const;
const isDose = (unit: QuantityUnit | ""): unit is (typeof DOSES)[number] => DOSES.some((dose) => dose === unit);

/** What a pharmacy counts, in words: '30 tablets', '2 packs'; where nothing is counted, how often: 'once'. */
export function amountText(
  amount: number,
  { quantity, unit }: { quantity: number | null; unit: QuantityUnit | "" },
  { t, format }: Pick<Speech, "t" | "format">,
): string {
  if (quantity === null) return t("pharmacy:amount.TIMES", { count: amount });
  if (isDose(unit)) return t(`medications:dose.${unit}`, { count: amount });
  return unit === "" ? format.number(amount) : t(`pharmacy:amount.${unit}`, { count: amount });
}
