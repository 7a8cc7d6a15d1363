import { ageOn } from "~/kernel/time/age";
import type { IsoDate } from "~/kernel/time/dates";

interface Format {
  partialDate: (date: string) => string;
  unit: (value: number, unit: "month" | "year") => string;
}

const MONTHS_OF_A_YEAR = 12;
/** Up to this age in years it is said in months: a dose depends on them. */
const IN_MONTHS = 2;

/** Completed months, of dates that are known to the day. */
function monthsOn(birthDate: string, day: IsoDate): number {
  const [years = 0, months = 0] = day.split("-").map((part, at) => Number(part) - Number(birthDate.split("-")[at]));
  return years * MONTHS_OF_A_YEAR + months - (day.slice(8) < birthDate.slice(8) ? 1 : 0);
}

/** A date of birth as papers say it, with the age on a day where it is known to the day: `17 Apr 1988 (38 years)`. */
export function bornText(birthDate: string, day: IsoDate, { partialDate, unit }: Format): string {
  const age = ageOn(birthDate, day);
  if (age === null) return partialDate(birthDate);
  const said = age < IN_MONTHS ? unit(monthsOn(birthDate, day), "month") : unit(age, "year");
  return `${partialDate(birthDate)} (${said})`;
}
