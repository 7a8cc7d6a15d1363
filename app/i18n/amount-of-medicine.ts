import type { Speech } from "./i18n-provider";

const DOSES = ["TABLET", "CAPSULE", "DOSE"] as const;
/** In what a pharmacy counts; empty where nobody said. */
type Unit = (typeof DOSES)[number] | "ML" | "GRAM" | "PIECE" | "PACK" | "";

const isDose = (unit: Unit): unit is (typeof DOSES)[number] => DOSES.some((dose) => dose === unit);

/** What a pharmacy hands out, in words: '30 tablets', '2 packs'; where nothing is counted, how often: 'once'. */
export function amountOfMedicine(
  amount: number,
  { quantity, unit }: { quantity: number | null; unit: Unit },
  { t, format }: Pick<Speech, "t" | "format">,
): string {
  if (quantity === null) return t("pharmacy:amount.TIMES", { count: amount });
  if (isDose(unit)) return t(`medications:dose.${unit}`, { count: amount });
  return unit === "" ? format.number(amount) : t(`pharmacy:amount.${unit}`, { count: amount });
}
