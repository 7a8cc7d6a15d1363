import { MOST_MINOR } from "~/kernel/money/typed";
import { priceOf, taxPartsOf, type Tax, type TaxPart, type TaxRounding } from "~/kernel/money/price";
import type { ExplainedLine } from "~/kernel/money/explained-charge";

/** What a patient is charged for, as staff say it. Amounts in the currency's minor unit. */
export interface AskedLine {
  billableServiceId: string | null;
  description: string;
  quantity: number;
  unitPriceMinor: number;
  taxes: readonly Tax[];
}

/** A line of a charge and what it comes to. */
export interface PricedLine extends Omit<AskedLine, "taxes">, ExplainedLine {
  baseMinor: number;
  taxMinor: number;
  taxes: TaxPart[];
}

/** What a charge comes to. */
export interface PricedCharge {
  lines: PricedLine[];
  baseMinor: number;
  taxMinor: number;
  totalMinor: number;
  /** Each tax once. */
  taxes: TaxPart[];
}

const isSame = (one: TaxPart, other: TaxPart) =>
  one.name === other.name && one.ratePpm === other.ratePpm && one.isInclusive === other.isInclusive;

/** The taxes of several lines, each once. */
function taxesTogether(lines: readonly { taxes: readonly TaxPart[] }[]): TaxPart[] {
  const together: TaxPart[] = [];
  for (const tax of lines.flatMap(({ taxes }) => taxes)) {
    const known = together.find((each) => isSame(each, tax));
    if (known) known.amountMinor += tax.amountMinor;
    else together.push({ ...tax });
  }
  return together;
}

/** Works out a charge, each line rounded by itself; null where it comes to nothing or to more than can be charged. */
export function pricedCharge(asked: readonly AskedLine[], rounding: TaxRounding): PricedCharge | null {
  if (asked.some(({ quantity, unitPriceMinor }) => quantity * unitPriceMinor > MOST_MINOR)) return null;
  const lines = asked.map(({ taxes, ...line }): PricedLine => {
    const priced = priceOf({ priceMinor: line.quantity * line.unitPriceMinor, taxes, rounding });
    const { baseMinor, taxMinor, totalMinor } = priced;
    return { ...line, baseMinor, taxMinor, totalMinor, taxes: taxPartsOf(priced.taxes) };
  });
  const sum = (of: "baseMinor" | "taxMinor" | "totalMinor") => lines.reduce((total, line) => total + line[of], 0);
  const totalMinor = sum("totalMinor");
  if (totalMinor === 0 || totalMinor > MOST_MINOR) return null;
  return { lines, baseMinor: sum("baseMinor"), taxMinor: sum("taxMinor"), totalMinor, taxes: taxesTogether(lines) };
}
