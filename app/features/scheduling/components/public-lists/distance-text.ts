import type { Format } from "~/i18n/format";

const KM_OF_A_MILE = 1.609344;
/** Beyond so many of them nobody counts tenths. */
const TENTHS_UP_TO = 10;

/** Where roads are measured in miles. */
const saysMiles = (bcp47: string): boolean => bcp47 === "en-US" || bcp47 === "en-GB";

/** How far it is, as it is said where the language is spoken: in miles or kilometres. */
export function distanceText(format: Pick<Format, "unit">, bcp47: string, km: number): string {
  const miles = saysMiles(bcp47);
  const length = miles ? km / KM_OF_A_MILE : km;
  const rounded = length < TENTHS_UP_TO ? Math.round(length * 10) / 10 : Math.round(length);
  return format.unit(rounded, miles ? "mile" : "kilometer");
}
