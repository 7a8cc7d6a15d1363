import { priceOf, taxPartsOf, type Tax } from "~/kernel/money/price";
import { messageLocaleOf } from "~/i18n/locales";
import type { Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";

const NAMES = {
  en_US: ["VAT", "Reduced VAT", "Tourist levy"],
  es_ES: ["IVA", "IVA reducido", "Tasa turística"],
  ar_BH: ["ضريبة القيمة المضافة", "ضريبة مخفضة", "رسم سياحي"],
} as const;
const RATES = [
  { ratePpm: 100_000, isInclusive: true, isCompound: false, isDefault: true },
  { ratePpm: 50_000, isInclusive: true, isCompound: false, isDefault: false },
  { ratePpm: 22_500, isInclusive: false, isCompound: true, isDefault: false },
] as const;

/** The tax rates of a demo practice; the first one is in all of its prices. */
export function demoTaxes({ plan, seededAt }: Cast) {
  const random = createRandom(`demo/${plan.slug}/taxes`);
  const names = NAMES[messageLocaleOf(plan.locale)];
  return RATES.map((rate, index) => ({ ...rate, id: demoId(seededAt, random), name: names[index] ?? "" }));
}

/** What a price of the practice, less a discount, comes to by the taxes that it has by default. */
export function demoPrice(taxes: readonly (Tax & { isDefault: boolean })[], priceMinor: number, discountMinor = 0) {
  const charged = taxes.filter(({ isDefault }) => isDefault);
  const asked = { priceMinor, discountMinor, taxes: charged, rounding: "HALF_UP" } as const;
  const { totalMinor, taxMinor, taxes: parts } = priceOf(asked);
  return { priceMinor, totalMinor, taxMinor, taxes: JSON.stringify(taxPartsOf(parts)) };
}
