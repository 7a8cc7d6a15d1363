/** Currencies whose minor unit is not a hundredth (ISO 4217, list one). */
const DIGITS: Readonly<Record<number, string>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
};

const byCurrency = new Map(
  Object.entries(DIGITS).flatMap(([digits, codes]) => codes.split(" ").map((code) => [code, Number(digits)] as const)),
);

/** An amount in its currency, which calls name `cost`: 12.5 for 12500 fils of Bahrain. */
export const costOf = (minor: number, currency: string): number => minor / 10 ** minorUnitDigits(currency);

/** Number of decimal digits of a currency's minor unit: 2 for USD (cents), 3 for BHD (fils), 0 for JPY. */
export function minorUnitDigits(currency: string): number {
  return byCurrency.get(currency) ?? 2;
}
