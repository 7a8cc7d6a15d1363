import { countryDefaults, isCallingCode } from "~/kernel/codes/countries";
import { readCountry } from "./country-words";

/**
 * The calling code that a cell names: +973, 00973, 973, BH, Bahrain or '+973 (Bahrain)'. Null where it names none,
 * empty where it is empty.
 */
export function readCallingCode(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === "") return "";
  const digits = /^(?:\+|00)?(\d{1,6})(?:\s*\(.*\))?$/.exec(trimmed)?.[1];
  if (digits !== undefined) return isCallingCode(digits) ? digits : null;
  const country = readCountry(trimmed);
  return (country && countryDefaults(country)?.callingCode) || null;
}
