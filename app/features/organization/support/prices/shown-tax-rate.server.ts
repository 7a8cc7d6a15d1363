import { percentWritten } from "~/kernel/money/typed";
import type { PriceBasis } from "../../data/prices/tax-rates.server";

/** A tax rate as its form and the calls have it. */
export const shownTaxRate = ({ ratePpm, ...rate }: PriceBasis["rates"][number]) => ({
  ...rate,
  percentage: percentWritten(ratePpm),
});
