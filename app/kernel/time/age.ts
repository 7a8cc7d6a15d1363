import type { IsoDate } from "./dates";

/**
 * Completed years on a day; null where the birth date is not known to the day or lies ahead. Who is born on 29 February turns a year
 * older on 1 March.
 */
export function ageOn(birthDate: string, today: IsoDate): number | null {
  if (birthDate.length !== 10 || birthDate > today) return null;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
