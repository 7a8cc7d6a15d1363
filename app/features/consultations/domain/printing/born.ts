import { spokenAgeOn, type SpokenAge } from "~/kernel/time/age";
import type { IsoDate } from "~/kernel/time/dates";

interface Format {
  partialDate: (date: string) => string;
  unit: (value: number, unit: SpokenAge["unit"]) => string;
}

/** A date of birth as papers say it, with the age on a day where it is known to the day: `17 Apr 1988 (38 years)`. */
export function bornText(birthDate: string, day: IsoDate, { partialDate, unit }: Format): string {
  const age = spokenAgeOn(birthDate, day);
  return age === null ? partialDate(birthDate) : `${partialDate(birthDate)} (${unit(age.value, age.unit)})`;
}
