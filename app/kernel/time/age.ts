import { toDayNumber, type IsoDate } from "./dates";

/**
 * Completed years on a day; null where the birth date is not known to the day or lies ahead. Who is born on 29 February turns a year
 * older on 1 March.
 */
export function ageOn(birthDate: string, today: IsoDate): number | null {
  if (birthDate.length !== 10 || birthDate > today) return null;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** An age in the unit in which people say it. */
export interface SpokenAge {
  value: number;
  unit: "day" | "week" | "month" | "year";
}

const [DAYS_OF_A_WEEK, MONTHS_OF_A_YEAR] = [7, 12];
/** Up to so many days an age is said in days, then to so many in weeks; up to so many years in months: a dose goes by them. */
const [IN_DAYS, IN_WEEKS, IN_MONTHS] = [28, 84, 2];

/** Completed months, of dates that are known to the day. */
function monthsOn(birthDate: string, day: IsoDate): number {
  const [years = 0, months = 0] = day.split("-").map((part, at) => Number(part) - Number(birthDate.split("-")[at]));
  return years * MONTHS_OF_A_YEAR + months - (day.slice(8) < birthDate.slice(8) ? 1 : 0);
}

/** The age on a day as it is said: nine days, five weeks, 14 months, 46 years; null as `ageOn`. */
export function spokenAgeOn(birthDate: string, day: IsoDate): SpokenAge | null {
  const years = ageOn(birthDate, day);
  if (years === null) return null;
  const days = toDayNumber(day) - toDayNumber(birthDate);
  if (days < IN_DAYS) return { value: days, unit: "day" };
  if (days < IN_WEEKS) return { value: Math.floor(days / DAYS_OF_A_WEEK), unit: "week" };
  return years < IN_MONTHS ? { value: monthsOn(birthDate, day), unit: "month" } : { value: years, unit: "year" };
}
